import { defineCall } from '#server/calls/call.ts';
import { playableOf } from '#server/ledger/balances.ts';
import { moneyOf } from '../wallets.ts';

export const route = defineCall('walletBalance', async ({ gateway, brand, session }) => {
  const money = moneyOf(brand);
  const owner = { brand: brand.brand, memberId: session.memberId, currency: money.currency };
  const { all, bonus } = await playableOf(gateway.db, owner);
  return { sumBalance: String(all), ...(bonus > 0n && { bonusBalance: String(bonus) }), ...money };
});
