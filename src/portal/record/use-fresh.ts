import { useEffect } from 'react';
import type { CallId } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Drops a call's answers when the page is left, so that it fetches anew on return. */
export function useFresh(call: CallId): void {
  const { calls } = usePortal();
  useEffect(() => () => calls.forget((id) => id === call), [calls, call]);
}
