import { defineCall } from '#server/calls/call.ts';
import { moneyOf, spendable } from '../wallets.ts';

export const route = defineCall('walletBalance', async ({ gateway, brand, session }) => ({
  sumBalance: await spendable(gateway.db, brand, session.memberId),
  ...moneyOf(brand),
}));
