/** Keeps the site for times without a network, and knows when a newer one is there. */
import { home } from './home.svelte';

/** Between the tabs of this site. */
const changes = new BroadcastChannel('kingsbridge-tables');

class Keeping {
  /** A newer site that waits until somebody wants it. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** Whether the site can be played without a network. */
  kept = $state(false);

  /** Change over; tables are on the shelf, so nothing is lost. */
  changeOver(): void {
    this.newer?.postMessage('change over');
  }

  /** A page of the version before would look for files that are gone, in every tab; the first version takes over silently. */
  follow(): void {
    let followed = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (followed) this.reload();
      followed = true;
    });
  }

  /** The tab that has the tables goes first, or another would have them after it. */
  private reload(): void {
    if (home.stage === 'elsewhere') changes.onmessage = () => location.reload();
    else location.reload();
  }

  /** Browsers clear away what they were not asked to keep when room is short. Some ask the player: when it matters. */
  forGood(): void {
    void (navigator.storage as StorageManager | undefined)?.persist().catch(() => undefined);
  }

  /** Tell the other tabs that the tables are here. */
  tell(): void {
    changes.postMessage('here');
  }

  async watch(): Promise<void> {
    const registration = await navigator.serviceWorker.register(`${home.base}sw.js`, { scope: home.base });
    this.look(registration);
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', () => this.look(registration)),
    );
    // Browsers ask whether there is a newer site when the page is opened; this one may stay open for days.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
    });
    await navigator.serviceWorker.ready;
    this.kept = true;
  }

  private look(registration: ServiceWorkerRegistration): void {
    // The first one takes over by itself; only one that follows another has to wait.
    this.newer = navigator.serviceWorker.controller ? registration.waiting : null;
  }
}

export const keeping = new Keeping();

// A folder opened without a host, or one that came over plain HTTP, has no service workers.
const canKeep = 'serviceWorker' in navigator && location.protocol.startsWith('http');

/** Go along when another tab changes over to a newer site. */
export function followSite(): void {
  if (canKeep) keeping.follow();
}

/** When the engine runs its files are in the browser's cache, so that keeping them costs no second download. */
export async function keepSite(): Promise<void> {
  if (!canKeep) return;
  keeping.tell();
  await keeping.watch().catch(() => undefined);
}
