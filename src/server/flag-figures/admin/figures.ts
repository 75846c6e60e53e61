import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { figuresOf } from '../figures.ts';

/** What became of the variants of flags. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('flagFigures', async ({ services: { brands, context }, params: { pack } }) => {
    const isLive = (await brands.all()).some(({ brand }) => brand === pack);
    return isLive ? { figures: await figuresOf(context.db, pack) } : refuse('UNKNOWN_BRAND');
  }),
];
