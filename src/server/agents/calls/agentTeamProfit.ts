import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { findMembers } from '#server/members/members.ts';
import type { MemberType } from '#server/members/tables.ts';
import { recordPage } from '#server/records/record-page.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { addSums, figuresByBranch, noSums, toldSums, type Sums } from '../read-figures.ts';
import { agentAboutDays, pathTo, personOf } from '../team.ts';

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
  const branches = all.filter(({ of }) => of !== about.id);
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
