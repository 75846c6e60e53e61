import { proxy } from 'valtio';
import type { WayIn } from '#play/providers/ways-in.ts';
import type { Writable } from '#engine/proxy-types.ts';

/** A person without an account whose identity a provider has confirmed, for use by the registration. */
export type ConfirmedIdentity = {
  /** Sent with the registration; kept in memory only. */
  ticket: string;
  provider: string;
  mark: WayIn['mark'];
  expiresAt: Date;
  name?: string | undefined;
  email?: string | undefined;
  /** E.164, verified by the provider. */
  mobile?: string | undefined;
};

export type PendingIdentityStore = {
  readonly now: ConfirmedIdentity | undefined;
  /** Undefined to register without the provider. */
  set: (identity: ConfirmedIdentity | undefined) => void;
};

export function createPendingIdentity(): PendingIdentityStore {
  const store = proxy<Writable<PendingIdentityStore>>({
    now: undefined,
    set: (identity) => {
      store.now = identity;
    },
  });
  return store;
}
