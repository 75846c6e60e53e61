import { sql } from 'kysely';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { Db, Trx } from '#server/db/types.ts';

export type Fall = { brand: string; rain: string; slot: string };

export type Envelope = { what: 'money' | 'points'; amount: string };

/**
 * Takes an envelope that nobody has, for good with the transaction; undefined if all are taken. Envelopes that others are taking are
 * passed over, so that nobody waits, and each begins to look at a place of its own.
 */
export async function takeEnvelope(
  trx: Trx,
  { brand, rain, slot }: Fall,
  { memberId, now, random }: { memberId: string; now: Date; random: RandomBytes },
): Promise<Envelope | undefined> {
  const mine = sql`brand = ${brand} and rain = ${rain} and slot = ${slot}`;
  const share = Buffer.from(random(4)).readUInt32BE() / 2 ** 32;
  const start = sql`(select floor(${share}::float8 * envelopes)::integer from rains where ${mine})`;
  const { rows } = await sql<Envelope>`
    update rain_envelopes set member_id = ${memberId}, taken_at = ${now}
      where ${mine} and no = coalesce(
        (select no from rain_envelopes where ${mine} and member_id is null and no >= ${start}
          order by no limit 1 for update skip locked),
        (select no from rain_envelopes where ${mine} and member_id is null
          order by no limit 1 for update skip locked))
      returning amount::text as amount, (select what from rains where ${mine}) as what`.execute(trx);
  return rows[0];
}

/** Envelopes that are counted for a member who looks: all who come at once look, too. */
const countedMost = 1001;

/** Envelopes that are left, up to `countedMost`; undefined until they are made. */
export async function envelopesLeft(db: Db, { brand, rain, slot }: Fall): Promise<number | undefined> {
  const mine = sql`brand = ${brand} and rain = ${rain} and slot = ${slot}`;
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::integer from (
        select from rain_envelopes where ${mine} and member_id is null limit ${countedMost}) free) as count
      from rains where ${mine}`.execute(db);
  return rows[0]?.count;
}

/** Who took what of a rain, the latest first. */
export const takers = (
  db: Db,
  { brand, rain, slot }: Fall,
  most: number,
): Promise<{ no: number; account: string; amount: string }[]> =>
  db
    .selectFrom('rain_envelopes as envelope')
    .innerJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'envelope.brand').onRef('member.id', '=', 'envelope.member_id'),
    )
    .select(['envelope.no', 'member.account', 'envelope.amount'])
    .where('envelope.brand', '=', brand)
    .where('envelope.rain', '=', rain)
    .where('envelope.slot', '=', slot)
    .where('envelope.member_id', 'is not', null)
    .orderBy('envelope.taken_at', 'desc')
    .orderBy('envelope.no')
    .limit(most)
    .execute();
