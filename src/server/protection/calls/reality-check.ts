import { protectionRulesOf } from '../rules.ts';
import { protectionStatus } from '../protection-status.ts';
import type { ContextOf } from '#server/calls/call.ts';

type Context = Pick<ContextOf<'sessionCheck'>, 'gateway' | 'brand' | 'session' | 'now'>;

/** The member's interval in minutes, and when the next reality check of this session is due: counted from the last one answered. */
export async function nextCheck({
  gateway,
  brand,
  session,
  now,
}: Context): Promise<{ minutes: number; nextAt: Date | null }> {
  const { realityMinutes } = await protectionStatus(gateway.db, session, now);
  const minutes = realityMinutes ?? protectionRulesOf(brand).realityFirst;
  if (minutes === 0) return { minutes, nextAt: null };
  const found = await gateway.db
    .selectFrom('member_sessions')
    .select('reality_checked_at')
    .where('brand', '=', session.brand)
    .where('member_id', '=', session.memberId)
    .where('token_hash', '=', session.tokenHash)
    .executeTakeFirst();
  const since = found?.reality_checked_at ?? session.startedAt;
  return { minutes, nextAt: new Date(since.getTime() + minutes * 60_000) };
}
