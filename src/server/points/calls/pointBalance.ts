import { defineCall } from '#server/calls/call.ts';
import { pointBalance } from '../balance.ts';
import { levelMeasure } from '../measure-level.ts';
import { noteLevel } from '../member-level.ts';
import { presentLevel } from './present-level.ts';

export const route = defineCall('pointBalance', async (context) => {
  const { brand, gateway, now, session } = context;
  const { points, earned } = await pointBalance(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
  });
  const { level, next, measured } = await noteLevel(gateway.db, { brand, memberId: session.memberId, now });
  return {
    points: String(points),
    earned: String(earned),
    ...(level && { level: presentLevel(context, level) }),
    ...(next && { next: presentLevel(context, next) }),
    ...(next && levelMeasure(brand) === 'points' && { missing: String(BigInt(next.item.from) - measured) }),
  };
});
