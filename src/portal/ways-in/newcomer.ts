import { proxy } from 'valtio';
import type { WayIn } from '#engine/bundle-format.ts';
import type { Writable } from '#engine/proxy-types.ts';

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
  readonly now: Newcomer | undefined;
  /** Undefined when the registration is to go on without the provider. */
  set: (newcomer: Newcomer | undefined) => void;
};

export function createNewcomer(): NewcomerStore {
  const store = proxy<Writable<NewcomerStore>>({
    now: undefined,
    set: (newcomer) => {
      store.now = newcomer;
    },
  });
  return store;
}
