import type { Product } from '#engine/product.ts';
import { checkQuickAmounts, quickAmountProblems } from './cashier/check-quick-amounts.ts';
import { checkDraws, drawProblems } from './lottery/check-draws.ts';
import { checkPhoneBounds, phoneProblems } from './phones/check-phone-bounds.ts';
import { checkProviders } from './providers/check-providers.ts';
import { coreWithWaysIn } from './providers/core-with-ways-in.ts';

const problems = { ...drawProblems, ...phoneProblems, ...quickAmountProblems };

/** What this product adds to the engine: lotteries, the cashier, phone numbers, and logins by other providers. */
export const product: Product<keyof typeof problems> = {
  problems,
  checks: {
    lotteries: checkDraws,
    form: (brand, form) => {
      checkQuickAmounts(brand, form);
      checkPhoneBounds(brand, form);
    },
    providers: checkProviders,
  },
  core: coreWithWaysIn,
};
