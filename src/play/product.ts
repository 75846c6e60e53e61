import type { Product } from '#engine/product.ts';
import { checkQuickAmounts, quickAmountProblems } from './cashier/check-quick-amounts.ts';
import { checkDraws, drawProblems } from './lottery/check-draws.ts';
import { checkMall, mallProblems } from './mall/check-mall.ts';
import { checkProviders } from './providers/check-providers.ts';
import { coreWithWaysIn } from './providers/core-with-ways-in.ts';

const problems = { ...drawProblems, ...quickAmountProblems, ...mallProblems };

/** What this product adds to the engine: lotteries, the cashier, the points mall, and logins by other providers. */
export const product: Product<keyof typeof problems> = {
  problems,
  checks: { lotteries: checkDraws, form: checkQuickAmounts, providers: checkProviders, mall: checkMall },
  core: coreWithWaysIn,
};
