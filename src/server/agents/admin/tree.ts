import { mayUse } from '#contract/operator-roles.ts';
import { sql } from 'kysely';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { rateBounds } from '#play/agents/rates.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { refuse } from '#server/http/refusal.ts';
import { findMember, findMembers, type Member } from '#server/members/members.ts';
import type { MemberType } from '#server/members/tables.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { uplinesOf } from '../branch.ts';
import { kindMax, rateTerms } from '../document.ts';
import { ratesBelow } from '../places.ts';

type Tree = AdminCallTypes['agentTree'];
type Line = Tree['value']['members'][number];

const page = 25;
const placesMost = 100;

type Row = {
  id: string;
  account: string;
  nickname: string;
  type: Exclude<MemberType, 4>;
  upline_id: string | null;
  upline: string | null;
  rate: number;
  above: number | null;
  downlines: number;
  registered_at: Date;
};

const rateNow = (member: 'm' | 'u') => sql`
  left join lateral (
    select p.rate from agent_places p
      where p.brand = ${sql.ref(`${member}.brand`)} and p.member_id = ${sql.ref(`${member}.id`)}
      order by p.since desc limit 1
  ) ${sql.raw(`place_${member}`)} on true`;

/** A page of members and one row more if there is a next one. Accounts of previews and guests are left out. */
async function rowsOf(
  db: Db,
  brand: string,
  { of, search, at }: { of: string | undefined; search: string; at: number },
) {
  const chosen =
    search !== ''
      ? sql`m.account ilike ${within(search)}`
      : of === undefined
        ? sql`m.upline_id is null and m.type <> 0`
        : sql`m.upline_id = ${of}`;
  const { rows } = await sql<Row>`
    select m.id, m.account, m.nickname, m.type, m.upline_id, u.account as upline, coalesce(place_m.rate, 0) as rate,
        case when m.upline_id is null then null else coalesce(place_u.rate, 0) end as above, m.registered_at,
        (select count(*)::integer from members d
          where d.brand = m.brand and d.upline_id = m.id and d.type <> 4 and d.preview is null) as downlines
      from members m
        left join members u on u.brand = m.brand and u.id = m.upline_id
        ${rateNow('m')} ${rateNow('u')}
      where m.brand = ${brand} and m.type <> 4 and m.preview is null and ${chosen}
      order by m.account_key collate "C", m.id offset ${at * page} limit ${page + 1}`.execute(db);
  return rows;
}

async function lines(db: Db, brand: LiveBrand, rows: readonly Row[]): Promise<Line[]> {
  const below = await ratesBelow(
    db,
    brand.brand,
    rows.map(({ id }) => id),
  );
  const terms = rateTerms(brand);
  return rows.map(
    ({ id, account, nickname, type, upline_id: uplineId, upline, rate, above, downlines, ...times }) => {
      const { min, max } = rateBounds(terms, {
        above: above ?? undefined,
        below: below.get(id) ?? 0,
        kindMax: kindMax(brand, type),
      });
      return {
        id,
        account,
        nickname,
        type,
        upline: uplineId === null ? null : { id: uplineId, account: upline ?? '' },
        rate,
        min,
        max,
        downlines,
        registeredAt: times.registered_at.toISOString(),
      };
    },
  );
}

const isShown = (member: Member | undefined): member is Member =>
  member !== undefined && member.type !== 4 && member.preview === null;

/** Where members stand among agents, for operators with the right `members`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('agentTree', (call) =>
    onBrand(call, async (brand, { db }) => {
      const { of, search = '', page: asked = '0' } = call.query;
      const about = of === undefined ? undefined : await findMember(db, brand.brand, of);
      if (of !== undefined && !isShown(about)) return refuse('UNKNOWN_MEMBER');
      const rows = await rowsOf(db, brand.brand, { of, search: search.trim(), at: Number(asked) });
      const above = about ? await uplinesOf(db, brand.brand, about.id) : [];
      const uplines = await findMembers(db, brand.brand, above);
      const path = [...above.toReversed().map((id) => uplines.get(id)), about].flatMap((member) =>
        member ? [{ id: member.id, account: member.account }] : [],
      );
      return {
        path,
        members: await lines(db, brand, rows.slice(0, page)),
        more: rows.length > page,
        step: rateTerms(brand).step,
        timeZone: zoneOf(brand),
        places: mayUse(call.operator.roles, call.params.pack, 'members', 'publisher'),
      };
    }),
  ),
  defineAdminCall('agentHistory', (call) =>
    onBrand(call, async ({ brand }, { db }) => {
      const { id } = call.params;
      if (!isShown(await findMember(db, brand, id))) return refuse('UNKNOWN_MEMBER');
      const rows = await db
        .selectFrom('agent_places')
        .select(['since', 'upline_id', 'rate', 'author'])
        .where('brand', '=', brand)
        .where('member_id', '=', id)
        .orderBy('since', 'desc')
        .limit(placesMost)
        .execute();
      const uplines = await findMembers(db, brand, [
        ...new Set(rows.flatMap(({ upline_id: upline }) => (upline === null ? [] : [upline]))),
      ]);
      return {
        places: rows.map(({ since, upline_id: upline, rate, author }) => ({
          since: since.toISOString(),
          upline: upline === null ? null : (uplines.get(upline)?.account ?? ''),
          rate,
          author,
        })),
      };
    }),
  ),
];
