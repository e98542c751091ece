/** Keeps the site for times without a network, and knows when a newer one is there. */
import { home } from './home.svelte';

class Keeping {
  /** A newer site that waits until somebody wants it. */
  newer = $state.raw<ServiceWorker | null>(null);
  /** Whether the site can be played without a network. */
  kept = $state(false);

  /** Change over; tables are on the shelf, so nothing is lost. */
  changeOver(): void {
    if (!this.newer) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.newer.postMessage('change over');
  }

  async watch(): Promise<void> {
    const registration = await navigator.serviceWorker.register(`${home.base}sw.js`, { scope: home.base });
    this.look(registration);
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', () => this.look(registration)),
    );
    await navigator.serviceWorker.ready;
    this.kept = true;
  }

  private look(registration: ServiceWorkerRegistration): void {
    // The first one takes over by itself; only one that follows another has to wait.
    this.newer = navigator.serviceWorker.controller ? registration.waiting : null;
  }
}

export const keeping = new Keeping();

/** When the engine runs its files are in the browser's cache, so that keeping them costs no second download. */
export async function keepSite(): Promise<void> {
  // A folder opened without a host has no service workers, and is kept anyway.
  if ('serviceWorker' in navigator && location.protocol.startsWith('http')) {
    await keeping.watch().catch(() => undefined);
  }
}
