import { useSnapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { Session } from './session-store.ts';

/** The session of this browser; undefined for a visitor. */
export function useSession(): Session | undefined {
  const { session } = usePortal();
  return useSnapshot(session, { sync: true }).current;
}
