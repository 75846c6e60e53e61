import type { WayIn } from '#engine/bundle-format.ts';

/** Somebody whom a provider vouches for and who has no account yet: what a registration goes on with. */
export type Newcomer = {
  /** What the registration sends along; kept in memory alone. */
  ticket: string;
  provider: string;
  mark: WayIn['mark'];
  expiresAt: Date;
  name?: string | undefined;
  email?: string | undefined;
  /** E.164, verified by the provider. */
  mobile?: string | undefined;
};

export type NewcomerStore = {
  get: () => Newcomer | undefined;
  /** Undefined when the registration is to go on without the provider. */
  set: (newcomer: Newcomer | undefined) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createNewcomer(): NewcomerStore {
  const listeners = new Set<() => void>();
  let newcomer: Newcomer | undefined;
  return {
    get: () => newcomer,
    set(next) {
      if (next === newcomer) return;
      newcomer = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
