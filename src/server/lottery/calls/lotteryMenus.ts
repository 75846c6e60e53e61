import { defineCall } from '#server/calls/call.ts';
import { menusOf } from './entries.ts';

export const route = defineCall('lotteryMenus', async ({ gateway, brand, language, now, query }) =>
  menusOf(
    { db: gateway.db, brand, language, now },
    ({ game }) => query.accountType === undefined || game.accountType === query.accountType,
  ),
);
