import { defineCall } from '#server/calls/call.ts';
import { refuseCall } from '#server/calls/refusal.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { findPayout } from '../payouts.ts';
import { presentStatement } from '../present-statement.ts';

export const route = defineCall('contractStatement', async ({ gateway, brand, query, session }) => {
  const payout = await findPayout(gateway.db, brand.brand, query.payout);
  const isAgent = payout?.agent_id === session.memberId;
  if (!payout || !(isAgent || payout.upline_id === session.memberId)) return refuseCall('CONTRACT_UNKNOWN');
  return presentStatement(gateway.db, payout, {
    isAgent,
    page: Number(query.page ?? '1'),
    money: moneyOf(brand),
  });
});
