import type { UndoRecord } from '../workspace/undo-record.ts';

/** Keeps the undo steps of one pack between loads of the page. */
export type UndoStore = {
  read: () => UndoRecord | undefined;
  /** Keeps a record, or nothing. */
  write: (record: UndoRecord | undefined) => void;
};

const PREFIX = 'livery.operator.undo.';

/** Steps in the storage of this tab, for one account and pack. A record that does not fit is dropped. */
export function tabUndoStore(account: string, pack: string): UndoStore {
  const key = `${PREFIX}${account}.${pack}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return typeof kept === 'object' && kept !== null ? (kept as UndoRecord) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (record) => {
      sessionStorage.removeItem(key);
      if (!record) return;
      try {
        sessionStorage.setItem(key, JSON.stringify(record));
      } catch {
        // The storage is full: undo begins anew at the next load.
      }
    },
  };
}

/** Drops the steps of all accounts and packs, when somebody signs out. */
export function dropUndoSteps(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
