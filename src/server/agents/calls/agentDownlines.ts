import { sql, type RawBuilder } from 'kysely';
import { priceGroup, rateBounds } from '#play/agents/rates.ts';
import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { Db } from '#server/db/types.ts';
import type { Member } from '#server/members/members.ts';
import type { MemberType } from '#server/members/tables.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { agentsOf, kindMax, rateTerms } from '../document.ts';
import { rateOf, ratesBelow } from '../places.ts';
import { agentAbout, pathTo, personOf } from '../team.ts';

const usual = 50;
const most = 200;

type Query = ContextOf<'agentDownlines'>['query'];

type Row = {
  id: string;
  account: string;
  nickname: string;
  type: MemberType;
  rate: number;
  downlines: number;
  registered_at: Date;
  last_login_at: Date | null;
  balance: string;
  note: string | null;
  freeze: 'OPEN' | 'FROZEN' | null;
};

/** Values that rows are sorted by, none of them null. */
const sorts: Record<NonNullable<Query['sort']>, RawBuilder<unknown>> = {
  account: sql`m.account_key collate "C"`,
  rate: sql`coalesce(place.rate, 0)`,
  registeredAt: sql`m.registered_at`,
  lastLoginAt: sql`coalesce(m.last_login_at, to_timestamp(0))`,
};

const place = sql`
  left join lateral (
    select p.rate from agent_places p where p.brand = m.brand and p.member_id = m.id order by p.since desc limit 1
  ) place on true`;

const likeOf = (text: string): string => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** A page of direct downlines, and one row more if there is a next page. */
async function rowsOf(
  db: Db,
  { brand, id: of }: Member,
  { agent, query, currency, limit }: { agent: Member; query: Query; currency: string; limit: number },
): Promise<Row[]> {
  const { search, type, sort = 'account', order = 'asc', after } = query;
  const by = sorts[sort];
  const key = sql`(${by}, m.id)`;
  const direction = sql.raw(order);
  const { rows } = await sql<Row>`
    select m.id, m.account, m.nickname, m.type, coalesce(place.rate, 0) as rate, m.registered_at, m.last_login_at,
        (select count(*)::integer from members d
          where d.brand = m.brand and d.upline_id = m.id and d.type <> 4 and d.preview is null) as downlines,
        coalesce((select b.balance from ledger_balances b
          where b.brand = m.brand and b.owner = m.id and b.purse = 'main' and b.currency = ${currency} and b.stripe = 0), 0)::text as balance,
        (select n.note from agent_notes n where n.brand = m.brand and n.agent_id = ${agent.id} and n.member_id = m.id) as note,
        (select f.state from freeze_requests f
          where f.brand = m.brand and f.member_id = m.id and f.state in ('OPEN', 'FROZEN')) as freeze
      from members m ${place}
      where m.brand = ${brand} and m.upline_id = ${of} and m.type <> 4 and m.preview is null
        ${type === undefined ? sql`` : sql`and m.type = ${Number(type)}`}
        ${search === undefined ? sql`` : sql`and (m.account_key like ${likeOf(search.trim().normalize('NFKC').toLowerCase())} or m.nickname ilike ${likeOf(search.trim())})`}
        ${
          after === undefined
            ? sql``
            : sql`and ${key} ${sql.raw(order === 'asc' ? '>' : '<')} (
                select ${by}, m.id from members m ${place}
                  where m.brand = ${brand} and m.id = ${after} and m.upline_id = ${of})`
        }
      order by ${by} ${direction}, m.id ${direction} limit ${limit + 1}`.execute(db);
  return rows;
}

export const route = defineCall('agentDownlines', async (context) => {
  const { gateway, brand, query } = context;
  const { db } = gateway;
  const found = await agentAbout(context, query.of);
  if (found instanceof CallRefusal) return found;
  const { agent, about } = found;
  const money = moneyOf(brand);
  const limit = Math.min(Number(query.size ?? usual), most);
  const all = await rowsOf(db, about, { agent, query, currency: money.currency, limit });
  const rows = all.slice(0, limit);
  const above = await rateOf(db, brand.brand, about.id);
  const below = await ratesBelow(
    db,
    brand.brand,
    rows.map(({ id }) => id),
  );
  const terms = rateTerms(brand);
  const showsBalance = agentsOf(brand).balances === true && about.id === agent.id;
  const next = all.length > limit ? rows.at(-1)?.id : undefined;
  return {
    of: personOf(about),
    path: await pathTo(db, agent, about),
    rows: rows.map(({ id, account, nickname, type, rate, downlines, balance, note, freeze, ...times }) => {
      const { min, max } = rateBounds(terms, {
        above,
        below: below.get(id) ?? 0,
        kindMax: kindMax(brand, type),
      });
      return {
        id,
        account,
        nickname,
        // Guests are left out.
        type: type as Exclude<MemberType, 4>,
        rate,
        group: priceGroup(rate),
        min,
        max,
        downlines,
        registeredAt: times.registered_at.toISOString(),
        lastLoginAt: times.last_login_at?.toISOString() ?? null,
        ...(showsBalance && { balance }),
        ...(note !== null && { note }),
        ...(freeze !== null && { freeze }),
      };
    }),
    ...(next !== undefined && { next }),
    step: terms.step,
    ...money,
  };
});
