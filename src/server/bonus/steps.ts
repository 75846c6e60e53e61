import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { TransactionKind } from '#server/ledger/kinds.ts';

export type BonusStep = {
  /** Unique for the member. */
  id: string;
  at: Date;
  /** A movement of the bonus purse, a settled stake that counted, or one that did not since it was above the largest. */
  kind: TransactionKind | 'wager' | 'wager.above';
  amount: string;
  /** Of the purse after a movement. */
  balance: string | null;
  game: string | null;
};

/**
 * Steps of a member's bonuses, the newest first: every movement of the bonus purse, every stake that counted, and every one above the
 * largest that the bonus takes.
 */
export async function bonusSteps(
  db: Db,
  { brand, memberId, currency }: { brand: string; memberId: string; currency: string },
  { limit, offset }: { limit: number; offset: number },
): Promise<BonusStep[]> {
  const { rows } = await sql<BonusStep>`
    select step.id, step.at, step.kind, step.amount, step.balance, step.game from (
      select 'p' || p.seq as id, p.at, t.kind, p.amount, p.balance, t.details ->> 'game' as game, p.seq as place
        from ledger_postings p
          join ledger_transactions t on t.brand = p.brand and t.member_id = p.payer and t.id = p.transaction
        where p.brand = ${brand} and p.owner = ${memberId} and p.purse = 'bonus' and p.currency = ${currency} and p.stripe = 0
      union all
      select 'b' || b.id, b.settled_at, 'wager', b.wagered, null, coalesce(b.details ->> 'name', b.game_code), b.id
        from bets b
        where b.brand = ${brand} and b.member_id = ${memberId} and b.wagered > 0 and b.currency = ${currency}
      union all
      select 'b' || b.id, b.settled_at, 'wager.above', b.stake, null, coalesce(b.details ->> 'name', b.game_code), b.id
        from bets b join bonus_grants g on g.brand = b.brand and g.member_id = b.member_id and g.id = b.bonus_grant
        where b.brand = ${brand} and b.member_id = ${memberId} and b.wagered = 0 and b.currency = ${currency}
          and b.status = 'SETTLED' and b.stake > (g.terms ->> 'maxStake')::bigint
    ) step order by step.at desc, (step.kind = 'bonus.convert') desc, (step.kind in ('wager', 'wager.above')) desc, step.place desc
      limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
