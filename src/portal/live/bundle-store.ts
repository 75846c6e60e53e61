import { whenIdle } from '#ui/base/when-idle.ts';
import type { BundleStore, LiveBundle } from '#engine/live/live.ts';

const database = 'livery';
const table = 'bundles';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database failed.')));
  });
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
  return done(request);
}

/** Keeps the last good bundle of a brand in IndexedDB, once the page is idle: copying it would hold up what shows the bundle. */
export function indexedBundleStore(factory: IDBFactory, brand: string): BundleStore {
  return {
    async load() {
      const db = await open(factory);
      const found = await done(db.transaction(table).objectStore(table).get(brand));
      db.close();
      return found as LiveBundle | undefined;
    },
    async save(bundle) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      const db = await open(factory);
      await done(db.transaction(table, 'readwrite').objectStore(table).put(bundle, brand));
      db.close();
    },
  };
}
