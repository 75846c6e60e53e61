import { useState } from 'react';
import type { CallId, CallRequest } from '../gateway/call-types.ts';
import { doneOrTold } from '../errors/done-or-told.ts';
import { refreshProtection } from './refresh.ts';
import { usePortal } from '../runtime/portal-context.ts';

/** Changes the member's protection with a message, and refetches it. Resolves to true on success. */
export function useChanging() {
  const portal = usePortal();
  const [busy, setBusy] = useState<string>();
  async function change<Id extends CallId>(
    which: string,
    call: Id,
    request: CallRequest<Id>,
    told: string,
  ): Promise<boolean> {
    if (busy !== undefined) return false;
    setBusy(which);
    try {
      return await doneOrTold(portal, async () => {
        await portal.gateway.call(call, request);
        refreshProtection(portal);
        portal.toasts.show(portal.texts.say()(told), 'success');
      });
    } finally {
      setBusy(undefined);
    }
  }
  return { busy, change };
}
