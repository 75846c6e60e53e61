import type { CallId } from '../gateway/call-types.ts';

/** Answers that survive a reload, under the names of the specification. */
export const keptNames: Readonly<Partial<Record<CallId, string>>> = {
  // The routes of the brand are there at once with it, before the platform has answered anew.
  systemStatus: 'routers',
  whitelabel: 'settings',
  settingRegister: 'validate',
  domainRoute: 'domainRoute',
  gameVendor: 'gameVendor',
  merchantWallet: 'merchantWallet',
  announcements: 'index_notice',
};

export type KeptAnswers = {
  /** A kept answer; `fresh` when neither publication nor language has changed since. Whether the site is open is never. */
  find: (id: CallId, request: object) => { value: unknown; fresh: boolean } | undefined;
  keep: (id: CallId, request: object, value: unknown) => void;
  drop: (id: CallId) => void;
};

type Stamp = { seq: number; language: string };
type Kept = Stamp & { request: string; value: unknown };

/** Keeps answers in session storage. `stamp` identifies their publication and language. A full or forbidden storage keeps nothing. */
export function createKeptAnswers(storage: Storage | undefined, stamp: () => Stamp): KeptAnswers {
  return {
    find(id, request) {
      const name = keptNames[id];
      if (name === undefined) return undefined;
      try {
        const kept = JSON.parse(storage?.getItem(name) ?? 'null') as Kept | null;
        const now = stamp();
        if (!kept || kept.request !== JSON.stringify(request) || kept.language !== now.language)
          return undefined;
        return { value: kept.value, fresh: kept.seq === now.seq && id !== 'systemStatus' };
      } catch {
        return undefined;
      }
    },
    keep(id, request, value) {
      const name = keptNames[id];
      if (name === undefined) return;
      try {
        storage?.setItem(name, JSON.stringify({ ...stamp(), request: JSON.stringify(request), value }));
      } catch {
        // Full or forbidden: the answer is fetched again after a reload.
      }
    },
    drop(id) {
      const name = keptNames[id];
      if (name !== undefined) storage?.removeItem(name);
    },
  };
}
