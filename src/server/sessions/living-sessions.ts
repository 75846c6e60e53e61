import type { CallContext } from '#server/calls/call.ts';
import { constantOf } from '#server/brands/documents.ts';
import type { Session } from './sessions.ts';
import { sha256Hex } from '#server/crypto/tokens.ts';

export type LivingSession = {
  /** Names the session to its member; nothing can be done with it without a session of the same member. */
  id: string;
  tokenHash: string;
  ip: string;
  userAgent: string;
  startedAt: Date;
  seenAt: Date;
};

/** The sessions of a member that have not ended, the last seen first. */
export async function livingSessions(
  { gateway, brand, now }: Pick<CallContext, 'gateway' | 'brand' | 'now'>,
  { memberId }: Pick<Session, 'memberId'>,
): Promise<LivingSession[]> {
  const idleSince = new Date(now.getTime() - constantOf(brand, 'sessionIdleMinutes') * 60_000);
  const rows = await gateway.db
    .selectFrom('member_sessions')
    .select(['token_hash', 'ip', 'user_agent', 'started_at', 'seen_at'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .where('seen_at', '>=', idleSince)
    .orderBy('seen_at', 'desc')
    .orderBy('token_hash')
    .limit(100)
    .execute();
  return rows.map((row) => ({
    id: sha256Hex(`session:${row.token_hash}`).slice(0, 32),
    tokenHash: row.token_hash,
    ip: row.ip,
    userAgent: row.user_agent,
    startedAt: row.started_at,
    seenAt: row.seen_at,
  }));
}
