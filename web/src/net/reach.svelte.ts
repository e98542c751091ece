/** The address at which other devices reach the server that this page comes from. */
import { api } from './api';
import { inPage } from './door';

class Reach {
  /** The page was opened at an address that only this machine knows. */
  readonly isHome = ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);
  /** Where the local network reaches the server; empty: nobody there does, or it was not asked. */
  private network = $state.raw<string[]>([]);

  /** Whether others reach it at all. */
  readonly others: boolean = $derived(!this.isHome || this.network.length > 0);
  readonly origin: string = $derived(this.network[0] ?? location.origin);

  /** To be called in an effect, before anybody is told. */
  async look(): Promise<void> {
    if (this.isHome && !inPage) this.network = (await api.addresses().catch(() => null))?.addresses ?? [];
  }
}

export const reach = new Reach();
