import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { votesOf } from '../votes.ts';

/** What readers say of articles. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('helpVotes', (call) =>
    onBrand(call, async (brand, { db }) => ({ votes: await votesOf(db, brand.brand) })),
  ),
];
