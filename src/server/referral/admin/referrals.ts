import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { referralList } from './list.ts';

/** Who was invited by whom, for operators with the right `payments`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('referralList', (call) =>
    onBrand(call, (brand, { db }) => referralList(db, brand, call.query)),
  ),
];
