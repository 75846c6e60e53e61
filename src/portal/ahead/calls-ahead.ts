import { subscribe } from 'valtio';
import { isPersonal } from '../calls/call-cache.ts';
import type { CallId, CallRequest, CallValue } from '../gateway/call-types.ts';
import type { Portal } from '../runtime/portal.ts';

/** Milliseconds for which an answer that nobody has used counts as new. Until then it follows publications and the language. */
const freshMs = 60_000;

/**
 * Asks for answers before somebody needs them, into the cache that pages read. One that nobody used in time shows once more and is then
 * asked for anew; one that failed is forgotten, so that the page asks itself. A visitor asks for nothing of a member, nor does
 * what was asked ahead outlive the session. `then` is given the
 * answer once it is there.
 */
export function createCallsAhead({ calls, session }: Pick<Portal, 'calls' | 'session'>) {
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
    // Let go before what the member was told is forgotten: what is watched then is asked for again, and refused.
    const stopSession = isPersonal(id) ? subscribe(session, () => session.current ?? end(), true) : undefined;
    const timer = setTimeout(() => {
      end();
      calls.invalidate(unused);
    }, freshMs);
    asked.add(key);
    look();
  };
}
