import { downlineOf } from '#server/agents/counterparts.ts';
import { defineCall } from '#server/calls/call.ts';
import { CallRefusal, refusedField, refuseFields } from '#server/calls/refusal.ts';
import { ownMember } from '#server/members/own-member.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { tellingPayouts } from '../payouts.ts';
import { presentPayout } from '../present-statement.ts';

const size = 50;

export const route = defineCall('contractPayouts', async (context) => {
  const { gateway, brand, query } = context;
  const member = await ownMember(context);
  if (member instanceof CallRefusal) return member;
  const agent = query.account === undefined ? member : await downlineOf(gateway.db, member, query.account);
  if (!agent) return refuseFields([refusedField('account', 'WRONG')]);
  const { kind } = query;
  const rows = await tellingPayouts(gateway.db, brand.brand)
    .where('payout.agent_id', '=', agent.id)
    .$if(agent.id !== member.id, (payouts) => payouts.where('payout.upline_id', '=', member.id))
    .$if(kind !== undefined, (payouts) => payouts.where('payout.kind', '=', kind ?? 'dividend'))
    .orderBy('payout.starts_at', 'desc')
    .orderBy('payout.id')
    .offset((Number(query.page ?? '1') - 1) * size)
    .limit(size + 1)
    .execute();
  return {
    payouts: rows
      .slice(0, size)
      .map((payout) => presentPayout(payout, agent.account, agent.id === member.id)),
    more: rows.length > size,
    ...moneyOf(brand),
  };
});
