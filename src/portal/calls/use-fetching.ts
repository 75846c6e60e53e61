import { useSnapshot } from 'valtio';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { callKey } from './call-cache.ts';

/** True while a newer answer of a call is pending. Does not fetch: use beside `useCall` or `useSource`. */
export function useFetching<Id extends CallId>(id: Id, request: CallRequest<Id>): boolean {
  const { calls } = usePortal();
  return useSnapshot(calls.answers)[callKey(id, request)]?.fetching ?? false;
}
