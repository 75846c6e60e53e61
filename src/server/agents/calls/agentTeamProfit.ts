import { defineCall, type ContextOf } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { findMembers } from '#server/members/members.ts';
import type { MemberType } from '#server/members/tables.ts';
import { recordPage } from '#server/records/record-page.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { addSums, figuresByBranch, noSums, toldSums, type Sums } from '../read-figures.ts';
import { agentAboutDays, pathTo, personOf } from '../team.ts';

/** Branches by one of their sums; equal ones by id. */
function sorted(
  branches: readonly (Sums & { of: string })[],
  { sort = 'stake', order = 'desc' }: ContextOf<'agentTeamProfit'>['query'],
) {
  const sign = order === 'asc' ? 1 : -1;
  const keyed = branches.map((sums) => ({ sums, by: BigInt(toldSums(sums)[sort]) }));
  return keyed
    .toSorted((one, other) =>
      one.by === other.by ? (one.sums.of < other.sums.of ? -1 : 1) : one.by < other.by ? -sign : sign,
    )
    .map(({ sums }) => sums);
}

export const route = defineCall('agentTeamProfit', async (context) => {
  const { gateway, brand, query } = context;
  const { db } = gateway;
  const found = await agentAboutDays(context, query.of, query);
  if (found instanceof CallRefusal) return found;
  const { agent, about, days } = found;
  const money = moneyOf(brand);
  const { page, size, offset } = recordPage(query);
  const all = await figuresByBranch(
    db,
    { brand: brand.brand, memberId: about.id, currency: money.currency },
    days,
  );
  const branches = sorted(
    all.filter(({ of }) => of !== about.id),
    query,
  );
  const shown = branches.slice(offset, offset + size);
  const members = await findMembers(
    db,
    brand.brand,
    shown.map(({ of }) => of),
  );
  return {
    from: days.from,
    to: days.to,
    of: personOf(about),
    path: await pathTo(db, agent, about),
    total: toldSums(all.reduce<Sums>(addSums, noSums)),
    own: toldSums(all.find(({ of }) => of === about.id) ?? noSums),
    rows: shown.flatMap((sums) => {
      const member = members.get(sums.of);
      // Guests are nobody's downlines.
      return member
        ? [{ ...personOf(member), type: member.type as Exclude<MemberType, 4>, sums: toldSums(sums) }]
        : [];
    }),
    count: branches.length,
    page,
    size,
    ...money,
  };
});
