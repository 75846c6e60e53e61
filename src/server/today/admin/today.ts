import { mayUse } from '#contract/operator-roles.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { moneyOf } from '#server/wallet/wallets.ts';
import { membersToday, moneyToday, todayOf } from '../figures.ts';

/** Figures of the day for whoever may look at the brand; each part for those with its right. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('packToday', (call) =>
    onBrand(call, async (brand, { db }) => {
      const { operator, params, services } = call;
      const { currency, digits } = moneyOf(brand);
      const today = todayOf(brand, services.context.clock());
      const may = (right: 'members' | 'payments') => mayUse(operator.roles, params.pack, right, 'viewer');
      return {
        day: today.day,
        timeZone: today.timeZone,
        currency,
        digits,
        members: may('members') ? await membersToday(db, brand.brand, today) : null,
        money: may('payments') ? await moneyToday(db, { brand: brand.brand, currency }, today) : null,
      };
    }),
  ),
];
