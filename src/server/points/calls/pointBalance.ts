import { defineCall } from '#server/calls/call.ts';
import { pointBalance } from '../balance.ts';
import { levelAfter, levelAt } from '../levels.ts';
import { presentLevel } from './present-level.ts';

export const route = defineCall('pointBalance', async (context) => {
  const { brand, gateway, session } = context;
  const { points, earned } = await pointBalance(gateway.db, {
    brand: brand.brand,
    memberId: session.memberId,
  });
  const level = levelAt(brand, earned);
  const next = levelAfter(brand, earned);
  return {
    points: String(points),
    earned: String(earned),
    ...(level && { level: presentLevel(context, level) }),
    ...(next && { next: presentLevel(context, next) }),
  };
});
