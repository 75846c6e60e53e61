import { useSnapshot } from 'valtio';
import { usePortal } from '../runtime/portal-context.ts';
import type { Newcomer } from './newcomer.ts';

/** The newcomer a provider has confirmed, until an account is opened. */
export function useNewcomer(): Newcomer | undefined {
  const { newcomer } = usePortal();
  return useSnapshot(newcomer, { sync: true }).now;
}
