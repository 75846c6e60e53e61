import { useEffect } from 'react';
import { subscribe } from 'valtio';
import type { CallId } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

/**
 * Marks a call's answers about the member as stale when the page is left and when the brand changes, on which they depend as well: they are
 * shown until newer ones come. Use after the page's `useCall`.
 */
export function useStaleAnswers(call: CallId): void {
  const { calls, documents } = usePortal();
  useEffect(() => {
    const invalidate = (): void => calls.invalidate((id) => id === call);
    const stop = subscribe(documents, invalidate);
    return () => {
      stop();
      invalidate();
    };
  }, [calls, documents, call]);
}
