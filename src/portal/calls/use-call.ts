import { useCallback, useSyncExternalStore } from 'react';
import { usePortal } from '../runtime/portal-context.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { Loaded } from './loaded.ts';

/** Answer of a read-only call. The request is compared as JSON, so it may be a new object on each render. */
export function useCall<Id extends CallId>(id: Id, request: CallRequest<Id>): Loaded<CallValue<Id>> {
  const { calls } = usePortal();
  const json = JSON.stringify(request);
  const watch = useCallback(
    (listener: () => void) => calls.watch(id, JSON.parse(json) as CallRequest<Id>, listener),
    [calls, id, json],
  );
  const read = () => calls.read(id, request);
  return useSyncExternalStore(watch, read, read);
}
