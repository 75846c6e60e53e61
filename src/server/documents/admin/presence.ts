import { changeCount, leave, meet } from '../presence.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

/** Presence of other operators in a pack. A hint: it locks nothing. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('presenceMeet', async ({ services, params: { pack }, body, operator }) => ({
    others: await meet(services.context, { ...body, pack, accountId: operator.accountId }),
    changed: await changeCount(services.context, pack),
  })),
  defineAdminCall('presenceLeave', async ({ services, body: { tab }, operator }) => {
    await leave(services.context, { tab, accountId: operator.accountId });
    return undefined;
  }),
];
