import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { lastStop } from '../guard.ts';
import { healthOf, underRollout } from '../health.ts';

/** How pages of a rollout fare beside the others. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('rolloutHealth', async ({ services: { context }, params: { pack } }) => {
    const under = (await underRollout(context.db)).filter(({ brand }) => brand === pack);
    const health = await Promise.all(
      under.map(async (one) => ({ brand: one.brand, ...(await healthOf(context.db, one)) })),
    );
    return { health, stopped: await lastStop(context, pack) };
  }),
];
