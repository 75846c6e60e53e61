import { sql } from 'kysely';
import type { LossWindow } from '#play/promotions/windows.ts';
import type { Db, Trx } from '#server/db/types.ts';

type Span = Pick<LossWindow, 'from' | 'until'>;

/** What a bet lost of the member's own money; bonus money is none. */
const lost = sql<string>`sum(stake - coalesce(bonus_stake, 0) - payout + coalesce(bonus_payout, 0))`;

/** Net loss of each member: what was staked less what was paid out, of bets settled within a span. */
const lostIn = (brand: string, currency: string, { from, until }: Span) => sql`
  select member_id, ${lost} as lost from bets
    where brand = ${brand} and currency = ${currency} and status = 'SETTLED'
      and settled_at >= ${from} and settled_at < ${until}
    group by member_id`;

/** Net loss of a member in a span, in minor units; below 0 for a win. */
export async function lossOf(
  db: Db,
  { brand, memberId, currency }: { brand: string; memberId: string; currency: string },
  { from, until }: Span,
): Promise<bigint> {
  const row = await db
    .selectFrom('bets')
    .select(sql<string>`coalesce(${lost}, 0)`.as('lost'))
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('status', '=', 'SETTLED')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .executeTakeFirstOrThrow();
  return BigInt(row.lost);
}

/**
 * Makes events of the losses of a window that reach `least` minor units, once for a window: false if another process or an
 * earlier look did.
 */
export async function closeWindow(
  trx: Trx,
  {
    brand,
    campaign,
    currency,
    least,
    window,
    now,
  }: { brand: string; campaign: string; currency: string; least: number; window: LossWindow; now: Date },
): Promise<boolean> {
  const closed = await trx
    .insertInto('promotion_windows')
    .values({ brand, campaign, day: window.day, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  if (!closed) return false;
  await sql`
    insert into promotion_events (brand, member_id, kind, campaign, key, at, amount, due_at)
      select ${brand}, member_id, 'loss', ${campaign}, ${window.day}, ${window.from}, lost, ${now}
        from (${lostIn(brand, currency, window)}) lost
        where lost >= ${String(least)}::bigint order by member_id
      on conflict do nothing`.execute(trx);
  return true;
}
