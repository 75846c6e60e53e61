import { useEffect } from 'react';
import type { CallId } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Marks a call's answers as stale when the page is left: reopened, it shows them and refetches. Use after the page's `useCall`. */
export function useStaleWhenLeft(call: CallId): void {
  const { calls } = usePortal();
  useEffect(() => () => calls.invalidate((id) => id === call), [calls, call]);
}
