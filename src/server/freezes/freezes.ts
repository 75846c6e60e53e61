import { sql, type Selectable } from 'kysely';
import { newId, type RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { noteMessage } from '#server/inbox/note-message.ts';
import { findMember } from '#server/members/members.ts';
import { endSessionsOf } from '#server/sessions/sessions.ts';
import type { FreezeRequestsTable, FreezeState } from './tables.ts';

export type FreezeRequest = Selectable<FreezeRequestsTable>;

/** An open request about a member, or the one that froze it. */
export const freezeOf = (db: Db, brand: string, memberId: string): Promise<FreezeRequest | undefined> =>
  db
    .selectFrom('freeze_requests')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('state', 'in', ['OPEN', 'FROZEN'])
    .executeTakeFirst();

/** Asks for a member to be frozen, once: while a request is open or the member is frozen, that one is answered. */
export async function askFreeze(
  db: Db,
  {
    brand,
    memberId,
    agentId,
    reason,
    now,
    random,
  }: { brand: string; memberId: string; agentId: string; reason: string; now: Date; random: RandomBytes },
): Promise<FreezeRequest> {
  for (;;) {
    const made = await db
      .insertInto('freeze_requests')
      .values({
        brand,
        id: newId(random),
        member_id: memberId,
        agent_id: agentId,
        reason,
        state: 'OPEN',
        made_at: now,
        decided_by: null,
        decided_at: null,
        answer: null,
        lifted_by: null,
        lifted_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    // Undefined if it has just ended: then another may be made.
    const request = made ?? (await freezeOf(db, brand, memberId));
    if (request) return request;
  }
}

export type FreezeDecision = { do: 'freeze' } | { do: 'refuse'; reason: string } | { do: 'lift' };

const steps = {
  freeze: { from: 'OPEN', to: 'FROZEN', tells: 'freezeGranted' },
  refuse: { from: 'OPEN', to: 'REFUSED', tells: 'freezeRefused' },
  lift: { from: 'FROZEN', to: 'LIFTED', tells: undefined },
} as const satisfies Record<
  FreezeDecision['do'],
  { from: FreezeState; to: FreezeState; tells: string | undefined }
>;

/** Decides a request and tells its agent; undefined for an unknown one, `false` for one in another state. */
export async function decideFreeze(
  trx: Trx,
  { brand, id, by, now }: { brand: string; id: string; by: string; now: Date },
  decision: FreezeDecision,
): Promise<FreezeRequest | false | undefined> {
  const found = await trx
    .selectFrom('freeze_requests')
    .select('state')
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const { from, to, tells } = steps[decision.do];
  if (found.state !== from) return false;
  const request = await trx
    .updateTable('freeze_requests')
    .set(
      decision.do === 'lift'
        ? { state: to, lifted_by: by, lifted_at: now }
        : {
            state: to,
            decided_by: by,
            decided_at: now,
            answer: decision.do === 'refuse' ? decision.reason : null,
          },
    )
    .where('brand', '=', brand)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (tells) {
    const member = await findMember(trx, brand, request.member_id);
    await noteMessage(trx, {
      brand,
      memberId: request.agent_id,
      topic: tells,
      key: id,
      at: now,
      details: {
        reference: member?.account ?? '',
        ...(request.answer !== null && { reason: request.answer }),
      },
    });
  }
  return request;
}

/** Ends the sessions of a member who was frozen, after the commit: a login that was let in just before is waited for, and ended too. */
export const endFrozen = (db: Db, { brand, member_id: id }: FreezeRequest): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select from members where brand = ${brand} and id = ${id} for update`.execute(trx);
    await endSessionsOf(trx, { brand, id });
  });
