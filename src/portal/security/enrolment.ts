import { useSyncExternalStore } from 'react';
import { usePortal } from '../runtime/portal-context.ts';
import type { Portal } from '../runtime/portal.ts';
import type { CallValue } from '../gateway/call-types.ts';

/** What was made for an authenticator and is shown once: a key to scan, then codes to keep. */
export type Enrolment =
  | { step: 'none' }
  | ({ step: 'scan' } & CallValue<'totpBegin'>)
  | ({ step: 'codes' } & CallValue<'totpConfirm'>);

type Store = {
  get: () => Enrolment;
  set: (enrolment: Enrolment) => void;
  subscribe: (listener: () => void) => () => void;
};

const none: Enrolment = { step: 'none' };

function createStore(): Store {
  const listeners = new Set<() => void>();
  let enrolment = none;
  return {
    get: () => enrolment,
    set(next) {
      enrolment = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

// Kept in memory only, and no longer than the dialog that shows it.
const stores = new WeakMap<object, Store>();

/** The enrolment that goes on in a portal. */
export function enrolmentOf({ gateway }: Pick<Portal, 'gateway'>): Store {
  const found = stores.get(gateway) ?? createStore();
  stores.set(gateway, found);
  return found;
}

/** How far the enrolment has come. */
export function useEnrolment(): Enrolment {
  const store = enrolmentOf(usePortal());
  return useSyncExternalStore(store.subscribe, store.get);
}
