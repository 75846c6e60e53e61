import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/db/types.ts';

/** Takers who have something in common from which on it is told. */
const sharedFrom = 3;
const shownMax = 20;

type Asked = { brand: string; campaign: string };
type Shared = { shared: string; count: number; members: string[]; amount: string };

/** Members who got rewards of a campaign: a query of `member_id` and `amount`. */
const takersOf = ({ brand, campaign }: Asked) => sql`
  select member_id, sum(amount) as amount from promotion_awards
    where brand = ${brand} and campaign = ${campaign} group by member_id`;

/** Takers by what they have in common: a query of `member_id` and `shared`. */
async function sharedBy(db: Db, asked: Asked, common: RawBuilder<unknown>): Promise<Shared[]> {
  const { rows } = await sql<Shared>`
    select common.shared, count(*)::integer as count, sum(takers.amount)::text as amount,
        (json_agg(members.account order by members.account))::jsonb as members
      from (${takersOf(asked)}) takers
      join (${common}) common on common.member_id = takers.member_id
      join members on members.brand = ${asked.brand} and members.id = takers.member_id
      group by common.shared having count(*) >= ${sharedFrom}
      order by count(*) desc, common.shared limit ${shownMax}`.execute(db);
  return rows.map((row) => ({ ...row, members: row.members.slice(0, shownMax) }));
}

/** Signs that rewards of a campaign go to one person under many names, or to nobody who plays. */
export async function abuseSigns(db: Db, asked: Asked) {
  const { brand } = asked;
  const addresses = await sharedBy(
    db,
    asked,
    sql`select member_id, address as shared from known_addresses where brand = ${brand}`,
  );
  const devices = await sharedBy(
    db,
    asked,
    sql`select distinct member_id, left(user_agent, 200) || ' · ' || ip as shared
      from member_sessions where brand = ${brand} and user_agent <> ''`,
  );
  const { rows } = await sql<{ account: string; amount: string; count: number; sum: string }>`
    select members.account, count(*) over ()::integer as count, (sum(takers.amount) over ())::text as sum
      from (${takersOf(asked)}) takers
      join members on members.brand = ${brand} and members.id = takers.member_id
      where not exists (
        select from bets where bets.brand = ${brand} and bets.member_id = takers.member_id
          and bets.status in ('OPEN', 'SETTLED') and bets.stake > coalesce(bets.bonus_stake, 0))
        -- What is staked at a vendor with a wallet of its own, that vendor alone knows.
        and not exists (
          select from vendor_transfers moved where moved.brand = ${brand} and moved.member_id = takers.member_id
            and moved.direction = 'in' and moved.status = 'SUCCESS')
      order by takers.amount desc, members.account limit ${shownMax}`.execute(db);
  const [most] = rows;
  return {
    addresses,
    devices,
    idle: {
      count: most?.count ?? 0,
      members: rows.map(({ account }) => account),
      amount: most?.sum ?? '0',
    },
  };
}
