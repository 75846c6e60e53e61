import { sql } from 'kysely';
import { allBranches } from '#play/agents/figures.ts';
import type { Db } from '#server/db/types.ts';

const amounts = [
  'stake',
  'payout',
  'valid_bet',
  'rebates',
  'promotions',
  'deposits',
  'withdrawals',
  'earned',
] as const;

/** Sums of figures as the database has them: decimal strings. */
export type Sums = Record<(typeof amounts)[number] | 'bets' | 'newcomers', string>;

export const noSums: Sums = {
  bets: '0',
  stake: '0',
  payout: '0',
  valid_bet: '0',
  rebates: '0',
  promotions: '0',
  deposits: '0',
  withdrawals: '0',
  newcomers: '0',
  earned: '0',
};

export const sumNames = Object.keys(noSums) as (keyof Sums)[];

export const addSums = (one: Sums, other: Sums): Sums =>
  Object.fromEntries(sumNames.map((name) => [name, String(BigInt(one[name]) + BigInt(other[name]))])) as Sums;

const summed = sql.join(sumNames.map((name) => sql`sum(${sql.ref(name)})::text as ${sql.ref(name)}`));

export type Whose = { brand: string; memberId: string; currency: string };

/** Figures of all branches of an agent by day, the oldest first. */
export const teamByDay = (
  db: Db,
  { brand, memberId, currency }: Whose,
  { from, to }: { from: string; to: string },
): Promise<(Sums & { day: string })[]> =>
  db
    .selectFrom('agent_figures')
    .select(['day', ...sumNames])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('of', '=', allBranches)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();

/** Figures of the days by what they are of: the member's own and each branch. */
export async function figuresByBranch(
  db: Db,
  { brand, memberId, currency }: Whose,
  { from, to }: { from: string; to: string },
): Promise<(Sums & { of: string })[]> {
  const { rows } = await sql<Sums & { of: string }>`
    select "of", ${summed} from agent_figures
      where brand = ${brand} and member_id = ${memberId} and currency = ${currency} and day >= ${from} and day <= ${to}
        and "of" <> ${allBranches}
      group by "of" order by sum(stake) desc, "of"`.execute(db);
  return rows;
}

/** Active members of all branches of an agent, by span and its first day. */
export async function activeOfTeam(
  db: Db,
  { brand, memberId, currency }: Whose,
  from: string,
): Promise<(span: 'day' | 'week' | 'month', day: string) => number> {
  const rows = await db
    .selectFrom('agent_active')
    .select(['span', 'day', 'members'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('of', '=', allBranches)
    .where('day', '>=', from)
    .execute();
  const found = new Map(rows.map(({ span, day, members }) => [`${span} ${day}`, members]));
  return (span, day) => found.get(`${span} ${day}`) ?? 0;
}

/** Sums as calls tell them. */
export const toldSums = (sums: Sums) => ({
  bets: Number(sums.bets),
  stake: sums.stake,
  payout: sums.payout,
  validBet: sums.valid_bet,
  rebates: sums.rebates,
  promotions: sums.promotions,
  netLoss: String(BigInt(sums.stake) - BigInt(sums.payout) - BigInt(sums.rebates) - BigInt(sums.promotions)),
  deposits: sums.deposits,
  withdrawals: sums.withdrawals,
  newcomers: Number(sums.newcomers),
});
