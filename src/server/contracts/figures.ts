import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';

/** Figures of one member in a period, in minor units. */
export type MemberFigures = {
  memberId: string;
  validBet: bigint;
  /** Stakes and payouts of own money, without bonus money. */
  bets: bigint;
  wins: bigint;
  rebates: bigint;
  promotions: bigint;
};

export type FiguresQuestion = { brand: string; currency: string; from: Date; until: Date };

/** What becomes money for a member beside wins; as literals, which the index of these kinds needs. */
const promotionKinds = sql.raw("('bonus', 'bonus.convert', 'points.cash', 'points.convert')");

type Row = Record<'member_id' | 'valid_bet' | 'bets' | 'wins' | 'rebates' | 'promotions', string>;

/** Own figures of every member of a brand who has any in a period: bets that settled in it, and promotions that were booked in it. */
export async function figuresByMember(
  db: Db,
  { brand, currency, from, until }: FiguresQuestion,
): Promise<MemberFigures[]> {
  const { rows } = await sql<Row>`
    select member_id, sum(valid_bet) as valid_bet, sum(bets) as bets, sum(wins) as wins, sum(rebates) as rebates,
        sum(promotions) as promotions
      from (
        select member_id, valid_bet, stake - coalesce(bonus_stake, 0) as bets, payout - coalesce(bonus_payout, 0) as wins,
            case when source = 'lottery' then coalesce((details ->> 'rebate')::bigint, 0) else 0 end as rebates,
            0::bigint as promotions
          from bets
          where brand = ${brand} and currency = ${currency} and status = 'SETTLED'
            and settled_at >= ${from} and settled_at < ${until}
        union all
        select posting.owner, 0, 0, 0, 0, posting.amount
          from ledger_transactions given
            join ledger_postings posting on posting.brand = given.brand and posting.owner = given.member_id
              and posting.purse = 'main' and posting.currency = given.currency and posting.stripe = 0
              and posting.at = given.at and posting.payer = given.member_id and posting.transaction = given.id
          where given.brand = ${brand} and given.currency = ${currency} and given.kind in ${promotionKinds}
            and given.at >= ${from} and given.at < ${until}
      ) figures
      group by member_id order by member_id`.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    validBet: BigInt(row.valid_bet),
    bets: BigInt(row.bets),
    wins: BigInt(row.wins),
    rebates: BigInt(row.rebates),
    promotions: BigInt(row.promotions),
  }));
}
