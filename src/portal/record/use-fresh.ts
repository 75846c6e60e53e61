import { useEffect } from 'react';
import type { CallId } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Forgets the answers of a call with the page that shows them, so that the page asks anew when it is opened again. */
export function useFresh(call: CallId): void {
  const { calls } = usePortal();
  useEffect(() => () => calls.forget((id) => id === call), [calls, call]);
}
