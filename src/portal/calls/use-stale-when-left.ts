import { useEffect } from 'react';
import type { CallId } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

/**
 * A page that is opened again shows what is known, and asks for newer: answers of the call are out of date once the page is left. Stands
 * after the `useCall` of the page.
 */
export function useStaleWhenLeft(call: CallId): void {
  const { calls } = usePortal();
  useEffect(() => () => calls.invalidate((id) => id === call), [calls, call]);
}
