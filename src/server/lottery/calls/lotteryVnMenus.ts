import { prizeModeOf } from '../catalogue.ts';
import { defineCall } from '#server/calls/call.ts';
import { menusOf } from './entries.ts';

export const route = defineCall('lotteryVnMenus', async ({ gateway, brand, language, now, query }) =>
  menusOf(
    { db: gateway.db, brand, language, now },
    ({ game, mode, document }) =>
      game.region !== undefined &&
      (query.prizeMode === undefined || prizeModeOf(document, query.prizeMode) === mode),
  ),
);
