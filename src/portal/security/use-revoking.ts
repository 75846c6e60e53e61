import { useRef, useState, type RefObject } from 'react';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';
import { tellError } from '../errors/tell-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { refreshMember } from './refresh.ts';

type Revoking = {
  /** Which of them is on its way. */
  busy: string | undefined;
  /** Where the focus goes when the button that had it is gone. */
  place: RefObject<HTMLDivElement | null>;
  revoke: <Id extends CallId>(
    which: string,
    call: Id,
    request: CallRequest<Id>,
    told: string,
  ) => Promise<void>;
};

/** Takes something away from a list and says so; the list is fetched anew. `told` is a text key. */
export function useRevoking(): Revoking {
  const portal = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<string>();
  return {
    busy,
    place,
    async revoke(which, call, request, told) {
      setBusy(which);
      try {
        await portal.gateway.call(call, request);
        refreshMember(portal);
        portal.toasts.show(portal.texts.say()(told), 'success');
        place.current?.focus({ preventScroll: true });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        tellError(portal, error.code);
      } finally {
        setBusy(undefined);
      }
    },
  };
}
