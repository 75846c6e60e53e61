import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import type { MemberType } from '#server/members/tables.ts';
import { recordPage } from '#server/records/record-page.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { toldSums } from '../read-figures.ts';
import { profitOf } from '../read-profit.ts';
import { agentAboutDays, pathTo, personOf } from '../team.ts';

export const route = defineCall('agentTeamProfit', async (context) => {
  const { gateway, brand, query } = context;
  const { db } = gateway;
  const found = await agentAboutDays(context, query.of, query);
  if (found instanceof CallRefusal) return found;
  const { agent, about, days } = found;
  const money = moneyOf(brand);
  const { page, size, offset } = recordPage(query);
  const { sort = 'stake', order = 'desc' } = query;
  const [path, profit] = await Promise.all([
    pathTo(db, agent, about),
    profitOf(
      db,
      { brand: brand.brand, memberId: about.id, currency: money.currency },
      { from: days.from, to: days.to, sort, order, size, offset },
    ),
  ]);
  return {
    from: days.from,
    to: days.to,
    of: personOf(about),
    path,
    total: toldSums(profit.total),
    own: toldSums(profit.own),
    // Guests are nobody's downlines.
    rows: profit.branches.map(({ of: id, account, nickname, type, ...sums }) => ({
      id,
      account,
      nickname,
      type: type as Exclude<MemberType, 4>,
      sums: toldSums(sums),
    })),
    count: profit.count,
    page,
    size,
    ...money,
  };
});
