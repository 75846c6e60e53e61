import { subscribe } from 'valtio';
import { isPersonal } from '../calls/call-cache.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';

/** Milliseconds for which an unused prefetched answer counts as fresh; until then it follows publications and the language. */
const freshMs = 60_000;

/**
 * Prefetches answers into the pages' cache. Unused answers are shown once after `freshMs` and then refetched; failed ones are dropped, so
 * that the page retries. Visitors prefetch nothing personal, and personal answers do not outlive the session. `then` receives the answer.
 */
export function createCallPrefetch({ calls, session }: Pick<Portal, 'calls' | 'session'>) {
  const asked = new Set<string>();
  return <Id extends CallId>(
    id: Id,
    request: CallRequest<Id>,
    then?: (value: CallValue<Id>) => void,
  ): void => {
    const json = JSON.stringify(request);
    const key = `${id} ${json}`;
    if (asked.has(key) || (isPersonal(id) && !session.current)) return;
    const unused = (other: CallId, its: object, used: boolean) =>
      !used && other === id && JSON.stringify(its) === json;
    const end = () => {
      clearTimeout(timer);
      asked.delete(key);
      stop();
      stopSession?.();
    };
    let told = false;
    const look = () => {
      if (!asked.has(key)) return;
      const loaded = calls.read(id, request);
      if (loaded.state === 'failed') {
        end();
        calls.forget(unused);
      } else if (loaded.state === 'ready' && !told) {
        told = true;
        then?.(loaded.value);
      }
    };
    const stop = calls.watch(id, request, look);
    // Unsubscribes before the member's answers are dropped: watched ones would be refetched, and refused.
    const stopSession = isPersonal(id) ? subscribe(session, () => session.current ?? end(), true) : undefined;
    const timer = setTimeout(() => {
      end();
      calls.invalidate(unused);
    }, freshMs);
    asked.add(key);
    look();
  };
}
