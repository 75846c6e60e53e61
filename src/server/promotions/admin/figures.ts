import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { abuseSigns } from '../abuse-signs.ts';
import { campaignOf } from '../campaigns.ts';
import { givenByDay, wageringOf } from '../figures.ts';
import { promotionTotals } from './totals.ts';

/** What one promotion gives while it runs, for operators with the right `payments`. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('promotionFigures', (call) =>
    onBrand(call, async (brand, { db }) => {
      const now = call.services.context.clock();
      const { id } = call.params;
      const campaign = campaignOf(brand, id);
      const total = (await promotionTotals(db, brand, now)).find((each) => each.id === id);
      if (!campaign || !total) return refuse('UNKNOWN_DOCUMENT');
      const { id: _id, shown: _shown, ...figures } = total;
      const asked = { brand, campaign, now };
      return {
        ...figures,
        ...(await givenByDay(db, asked)),
        wagering: await wageringOf(db, asked),
        ...(await abuseSigns(db, { brand: brand.brand, campaign: id })),
      };
    }),
  ),
];
