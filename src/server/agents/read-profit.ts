import { sql } from 'kysely';
import { allBranches } from '#play/agents/figures.ts';
import type { Db } from '#server/db/types.ts';
import type { MemberType } from '#server/members/tables.ts';
import { noSums, sumNames, type Sums, type Whose } from './read-figures.ts';

const sorts = {
  stake: sql.ref('stake'),
  payout: sql.ref('payout'),
  validBet: sql.ref('valid_bet'),
  netLoss: sql`stake - payout - rebates - promotions`,
  deposits: sql.ref('deposits'),
  withdrawals: sql.ref('withdrawals'),
  newcomers: sql.ref('newcomers'),
};

export type ProfitOrder = { sort: keyof typeof sorts; order: 'asc' | 'desc' };

type Branch = Sums & { of: string; account: string; nickname: string; type: MemberType };

type Row = Sums & {
  of: string | null;
  account: string | null;
  nickname: string | null;
  type: MemberType | null;
  place: string;
  branches: string;
};

export type Profit = {
  total: Sums;
  own: Sums;
  /** Of one page; branches of guests are left out. */
  branches: Branch[];
  count: number;
};

/** Figures of a member's branches over some days, in one statement: the sum of all, the member's own, and a page of branches. */
export async function profitOf(
  db: Db,
  { brand, memberId, currency }: Whose,
  {
    from,
    to,
    sort,
    order,
    size,
    offset,
  }: ProfitOrder & { from: string; to: string; size: number; offset: number },
): Promise<Profit> {
  const { rows } = await sql<Row>`
    with sums as materialized (
      select "of", ${sql.join(sumNames.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`))} from agent_figures
        where brand = ${brand} and member_id = ${memberId} and currency = ${currency} and day >= ${from} and day <= ${to}
          and "of" <> ${allBranches}
        group by grouping sets (("of"), ())
    ), shown as (
      select sums.*, 0 as place from sums where "of" is null or "of" = ${memberId}
      union all
      (select sums.*, row_number() over (order by ${sorts[sort]} ${sql.raw(order)}, "of") as place from sums
        where "of" <> ${memberId} order by place limit ${size} offset ${offset})
    )
    select shown.*, member.account, member.nickname, member.type,
        (select count(*) from sums where "of" <> ${memberId}) as branches
      from shown left join members member on member.brand = ${brand} and member.id = shown."of"
      order by place`.execute(db);
  return {
    total: rows.find(({ of }) => of === null) ?? noSums,
    own: rows.find(({ of }) => of === memberId) ?? noSums,
    branches: rows.filter(
      (row): row is Row & Branch => row.of !== null && row.of !== memberId && row.account !== null,
    ),
    count: Number(rows[0]?.branches ?? 0),
  };
}
