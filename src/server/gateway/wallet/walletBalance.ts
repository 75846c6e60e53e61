import { defineCall } from '../call.ts';
import { balanceOf, moneyOf } from './wallets.ts';

export const route = defineCall('walletBalance', async ({ gateway, brand, session }) => ({
  sumBalance: await balanceOf(gateway.db, brand, session.memberId),
  ...moneyOf(brand),
}));
