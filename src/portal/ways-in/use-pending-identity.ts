import { useSnapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { PendingIdentity } from './pending-identity.ts';

/** The newcomer a provider has confirmed, until an account is opened. */
export function usePendingIdentity(): PendingIdentity | undefined {
  const { newcomer } = usePortal();
  return useSnapshot(newcomer, { sync: true }).now;
}
