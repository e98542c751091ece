/** The tables' shelf: the browser's own database. A batch is written whole or not at all, and durably. */

const NAME = 'kingsbridge';
const VERSION = 3;
const STORES = ['heads', 'lines', 'memoirs', 'analyses'] as const;

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

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const there = request.result.objectStoreNames;
      for (const store of STORES) if (!there.contains(store)) request.result.createObjectStore(store);
    };
    const database = await settled(request);
    database.onversionchange = () => database.close(); // a newer page elsewhere must not wait for this one
    return new Shelf(database);
  }

  async write(batch: string): Promise<void> {
    await this.writeAll(JSON.parse(batch) as Written[]);
  }

  async values(store: string, prefix: string): Promise<string> {
    const reading = this.database.transaction(store, 'readonly').objectStore(store);
    return JSON.stringify(await settled(reading.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))));
  }

  private async writeAll(batch: Written[]): Promise<void> {
    const change = this.database.transaction([...STORES], 'readwrite', { durability: 'strict' });
    const done = finished(change);
    for (const [store, key, value, isNew] of batch) {
      const place = change.objectStore(store);
      if (isNew) place.add(value, key);
      else place.put(value, key);
    }
    await done;
  }
}
