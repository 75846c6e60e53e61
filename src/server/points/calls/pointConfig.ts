import { defineCall } from '#server/calls/call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { leftToConvert } from '../convert.ts';
import { levelsOf, mallOf } from '../document.ts';
import { levelMeasure } from '../measure-level.ts';
import { pointRatio } from '../ratio.ts';
import type { EarningType } from '../tables.ts';
import { presentLevel } from './present-level.ts';

const types: readonly EarningType[] = ['deposit', 'live', 'lottery', 'pvp', 'slots', 'sports'];

export const route = defineCall('pointConfig', async (context) => {
  const { brand, gateway, now, session } = context;
  const terms = mallOf(brand).convert;
  const left = await leftToConvert(gateway.db, { brand, memberId: session.memberId, now });
  return {
    ratios: types.flatMap((type) => {
      const ratio = pointRatio(brand, type);
      return ratio ? [{ type, points: String(ratio.points), per: String(ratio.per) }] : [];
    }),
    ...(terms && {
      convert: {
        points: String(terms.points),
        amount: String(terms.amount),
        ...(left !== undefined && { leftToday: String(left) }),
      },
    }),
    levels:
      levelMeasure(brand) === 'points' ? levelsOf(brand).map((level) => presentLevel(context, level)) : [],
    ...moneyOf(brand),
  };
});
