import { useCallback, useSyncExternalStore } from 'react';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Whether a newer answer of a call is on its way. Asks for nothing by itself: it stands beside a `useCall` or `useSource`. */
export function useFetching<Id extends CallId>(id: Id, request: CallRequest<Id>): boolean {
  const { calls } = usePortal();
  const json = JSON.stringify(request);
  const subscribe = useCallback((listener: () => void) => calls.subscribe(listener), [calls]);
  return useSyncExternalStore(subscribe, () => calls.fetching(id, JSON.parse(json) as CallRequest<Id>));
}
