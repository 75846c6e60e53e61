import { useSnapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { ConfirmedIdentity } from './pending-identity.ts';

/** The identity a provider has confirmed, until an account is opened. */
export function usePendingIdentity(): ConfirmedIdentity | undefined {
  const { pendingIdentity } = usePortal();
  return useSnapshot(pendingIdentity, { sync: true }).now;
}
