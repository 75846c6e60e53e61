import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { mallFigures } from '../mall-figures.ts';

/** Figures of the points mall, for operators with the right `payments`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('mallFigures', (call) =>
    onBrand(call, (brand, { db }) => mallFigures(db, brand, call.services.context.clock())),
  ),
];
