import { useSnapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { Newcomer } from './newcomer.ts';

/** Whom a provider vouches for without an account, until one is opened. */
export function useNewcomer(): Newcomer | undefined {
  const { newcomer } = usePortal();
  return useSnapshot(newcomer, { sync: true }).now;
}
