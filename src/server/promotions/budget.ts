import { sql } from 'kysely';
import type { Campaign } from '#play/promotions/campaign.ts';
import type { Trx } from '#server/db/types.ts';

/**
 * Takes a reward from the budget of a campaign: what it has given by then, undefined if it does not fit into the rest, or the campaign has given as many as it
 * may. The row stays locked until the transaction ends, so that processes together never give more.
 */
export async function takeBudget(
  trx: Trx,
  { brand, campaign: { id, gives, budget, limits } }: { brand: string; campaign: Campaign },
  amount: bigint,
): Promise<{ spent: string; awards: number } | undefined> {
  const most = limits?.campaign ?? 2_000_000_000;
  const { rows } = await sql<{ spent: string; awards: number }>`
    insert into promotion_budgets as b (brand, campaign, what, spent, awards)
      select ${brand}, ${id}, ${gives.what}, ${String(amount)}::bigint, 1
        where ${String(amount)}::bigint <= ${String(budget)}::bigint
      on conflict (brand, campaign, what) do update set spent = b.spent + excluded.spent, awards = b.awards + 1
        where b.spent + excluded.spent <= ${String(budget)}::bigint and b.awards < ${most}::integer
      returning spent::text, awards`.execute(trx);
  return rows[0];
}
