import { settlePending } from '../limits.ts';
import { lockProtection } from '../protection-status.ts';
import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';

/** The second confirmation of a less strict limit, or its end. */
export const route = defineCall('protectionPending', async ({ gateway, session, body, now }) => {
  const settled = await gateway.db.transaction().execute(async (trx) => {
    await lockProtection(trx, session, now);
    return settlePending(trx, session, { ...body, now });
  });
  return settled ? {} : refuseCall('LIMIT_NOT_READY');
});
