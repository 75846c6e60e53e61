import { useState } from 'react';
import { doneOrTold } from '#portal/errors/done-or-told.ts';
import type { CallRequest } from '#portal/gateway/call-types.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import '#portal/gateway/late-calls.ts';

type Body = CallRequest<'agentMessageReply'>['body'];

/** Sends one step about messages of the team at a time, and tells what it has done or why not; true if it was done. */
export function useReply(): { busy: boolean; send: (body: Body, done: string) => Promise<boolean> } {
  const portal = usePortal();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send(body, done) {
      setBusy(true);
      try {
        return await doneOrTold(portal, async () => {
          await withIntention(portal, 'agentMessageReply', body, (idempotencyKey) =>
            portal.gateway.call('agentMessageReply', { body }, { idempotencyKey }),
          );
          portal.toasts.show(done, 'success');
        });
      } finally {
        portal.calls.invalidate((call) => call === 'messageList');
        setBusy(false);
      }
    },
  };
}
