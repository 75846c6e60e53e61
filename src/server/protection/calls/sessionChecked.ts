import { defineCall } from '#server/calls/call.ts';
import { nextCheck } from './reality-check.ts';

/** Notes that the player answered a reality check, so that it does not show again on another page of this session. */
export const route = defineCall('sessionChecked', async (context) => {
  const { gateway, session, now } = context;
  await gateway.db
    .updateTable('member_sessions')
    .set({ reality_checked_at: now })
    .where('brand', '=', session.brand)
    .where('member_id', '=', session.memberId)
    .where('token_hash', '=', session.tokenHash)
    .execute();
  return { nextAt: (await nextCheck(context)).nextAt?.toISOString() ?? null };
});
