import { useState } from 'react';
import type { CallId, CallRequest } from '#portal/gateway/call-types.ts';
import { doneOrTold } from '#portal/errors/done-or-told.ts';
import { callsOfKind } from '#portal/live/kinds-of-calls.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Step = Extract<CallId, 'messageRead' | 'messageArchive' | 'messageOffers' | 'messageChoose'>;

/** Sends one step on messages at a time, tells a refusal, and refetches what it changes; answers whether it was done. */
export function useMessageSteps(): {
  busy: boolean;
  send: <Id extends Step>(id: Id, request: CallRequest<Id>) => Promise<boolean>;
} {
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  const changed = new Set<string>([...callsOfKind.messages, 'messageChoices']);
  return {
    busy,
    async send(id, request) {
      setBusy(true);
      try {
        return await doneOrTold(portal, () => portal.gateway.call(id, request));
      } finally {
        portal.calls.invalidate((each) => changed.has(each));
        setBusy(false);
      }
    },
  };
}
