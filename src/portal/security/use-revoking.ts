import { useRef, useState, type RefObject } from 'react';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import { CallError } from '../gateway/call-error.ts';
import { tellError } from '../errors/tell-error.ts';
import { usePortal } from '../runtime/portal-context.ts';
import { refreshMember } from './refresh.ts';

type Revoking = {
  /** Entry that is being revoked. */
  busy: string | undefined;
  /** Element that takes the focus when the pressed button is gone. */
  place: RefObject<HTMLDivElement | null>;
  revoke: <Id extends CallId>(
    which: string,
    call: Id,
    request: CallRequest<Id>,
    told: string,
  ) => Promise<void>;
};

/** Revokes an entry of a list with a message; the list is refetched. `told` is a text key. */
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
