import { fractions, minorUnits } from '#play/agents/rebates.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal } from '#server/calls/refusal.ts';
import { findMembers } from '#server/members/members.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { figuresByBranch, teamByDay } from '../read-figures.ts';
import { agentAboutDays, personOf } from '../team.ts';

const most = 200;

export const route = defineCall('agentIncome', async (context) => {
  const { gateway, brand, query } = context;
  const { db } = gateway;
  const found = await agentAboutDays(context, undefined, query);
  if (found instanceof CallRefusal) return found;
  const { agent, days: range } = found;
  const money = moneyOf(brand);
  const whose = { brand: brand.brand, memberId: agent.id, currency: money.currency };
  const days = await teamByDay(db, whose, range);
  const branches = (await figuresByBranch(db, whose, range))
    .filter(({ earned }) => BigInt(earned) !== 0n)
    .toSorted((one, other) => (BigInt(one.earned) < BigInt(other.earned) ? 1 : -1))
    .slice(0, most);
  const members = await findMembers(
    db,
    brand.brand,
    branches.map(({ of }) => of),
  );
  const ever = await db
    .selectFrom('agent_earnings')
    .select(['earned', 'paid'])
    .where('brand', '=', brand.brand)
    .where('member_id', '=', agent.id)
    .where('currency', '=', money.currency)
    .executeTakeFirst();
  const [earned, paid] = [BigInt(ever?.earned ?? 0), BigInt(ever?.paid ?? 0)];
  return {
    from: range.from,
    to: range.to,
    earned: minorUnits(days.reduce((sum, day) => sum + BigInt(day.earned), 0n)),
    days: days.toReversed().map(({ day, valid_bet: validBet, earned: of }) => ({
      day,
      validBet,
      earned: minorUnits(BigInt(of)),
    })),
    sources: branches.flatMap(({ of, valid_bet: validBet, earned: by }) => {
      const member = members.get(of);
      return member ? [{ ...personOf(member), validBet, earned: minorUnits(BigInt(by)) }] : [];
    }),
    paid: String(paid),
    open: minorUnits(earned - paid * fractions),
    ...money,
  };
});
