/**
 * The tables' shelf: the browser's own database. A batch is written whole or not at all, and durably. What the database
 * does not take (a private window, no room left) waits in memory and is tried again with the next batch: one can play
 * on, and is told.
 */
import { forgetStarts } from './starts';

const NAME = 'kingsbridge';
const VERSION = 3;
const STORES = ['heads', 'lines', 'memoirs', 'analyses'] as const;
/** Another tab has gone on with a table, or has opened the shelf anew: then nothing may happen here. */
const OVERTAKEN = ['ConstraintError', 'InvalidStateError'];

type Written = [store: string, key: string, value: unknown, isNew: boolean];

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the shelf does not answer'));
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    // Browsers name what was wrong; the engine reads that name.
    change.onabort = () => reject(new Error(`${change.error?.name ?? 'AbortError'}: ${change.error?.message ?? ''}`));
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const there = request.result.objectStoreNames;
    for (const store of STORES) if (!there.contains(store)) request.result.createObjectStore(store);
  };
  const database = await settled(request);
  database.onversionchange = () => database.close(); // a newer page elsewhere must not wait for this one
  return database;
}

export class Shelf {
  /** What the database has not taken yet, in its order. */
  private waiting: Written[] = [];
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly database: IDBDatabase | null,
    private readonly tell: (safe: boolean) => void,
  ) {}

  /** `tell` hears when games are no longer safe here, and when they are again. */
  static async open(tell: (safe: boolean) => void): Promise<Shelf> {
    const database = await openDatabase().catch(() => null);
    if (!database) tell(false);
    return new Shelf(database, tell);
  }

  /** One batch after the other: what waits must not be written twice. */
  write(batch: string): Promise<void> {
    const written = this.writing.then(() => this.writeNext(JSON.parse(batch) as Written[]));
    this.writing = written.catch(() => undefined);
    return written;
  }

  async values(store: string, prefix: string): Promise<string> {
    const found = new Map<string, unknown>(this.database ? await this.stored(this.database, store, prefix) : []);
    for (const [place, key, value] of this.waiting) {
      if (place === store && key.startsWith(prefix)) found.set(key, value);
    }
    return JSON.stringify([...found.keys()].sort().map((key) => found.get(key)));
  }

  private async stored(database: IDBDatabase, store: string, prefix: string): Promise<[string, unknown][]> {
    const reading = database.transaction(store, 'readonly').objectStore(store);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([settled(reading.getAllKeys(range)), settled(reading.getAll(range))]);
    return keys.map((key, number) => [String(key), values[number]]);
  }

  private async writeNext(batch: Written[]): Promise<void> {
    const all = [...this.waiting, ...batch];
    try {
      if (!this.database) throw new Error('no database');
      await this.writeAll(this.database, all).catch(async (error: unknown) => {
        if (isOvertaken(error) || !this.database) throw error;
        await forgetStarts(); // by far the largest thing that is kept, and it can be made again
        await this.writeAll(this.database, all);
      });
      if (this.waiting.length) this.tell(true);
      this.waiting = [];
    } catch (error) {
      if (isOvertaken(error)) throw error;
      if (!this.waiting.length) this.tell(false);
      this.waiting = all;
    }
  }

  private async writeAll(database: IDBDatabase, batch: Written[]): Promise<void> {
    const change = database.transaction([...STORES], 'readwrite', { durability: 'strict' });
    const done = finished(change);
    for (const [store, key, value, isNew] of batch) {
      const place = change.objectStore(store);
      if (isNew) place.add(value, key);
      else place.put(value, key);
    }
    await done;
  }
}

function isOvertaken(error: unknown): boolean {
  return OVERTAKEN.some((name) => String(error).includes(name));
}
