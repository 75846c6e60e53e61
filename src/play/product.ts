import type { Product } from '#engine/product.ts';
import { agentProblems, checkAgents } from './agents/check-agents.ts';
import { checkQuickAmounts, quickAmountProblems } from './cashier/check-quick-amounts.ts';
import { checkDraws, drawProblems } from './lottery/check-draws.ts';
import { checkStakes, stakeProblems } from './lottery/check-stakes.ts';
import { checkMall, mallProblems } from './mall/check-mall.ts';
import { checkPhoneBounds, phoneProblems } from './phones/check-phone-bounds.ts';
import { checkPromotion, promotionProblems } from './promotions/check-promotion.ts';
import { checkRain, rainProblems } from './rains/check-rain.ts';
import { checkRaffle, raffleProblems } from './raffles/check-raffle.ts';
import { checkProviders } from './providers/check-providers.ts';
import { coreWithWaysIn } from './providers/core-with-ways-in.ts';
import { audienceProblems, checkAudience } from './screens/check-audience.ts';
import { centreProblems, checkCentre } from './screens/check-centre.ts';

const problems = {
  ...agentProblems,
  ...drawProblems,
  ...stakeProblems,
  ...mallProblems,
  ...promotionProblems,
  ...raffleProblems,
  ...rainProblems,
  ...phoneProblems,
  ...quickAmountProblems,
  ...audienceProblems,
  ...centreProblems,
};

/** What this product adds to the engine: lotteries, the cashier, the points mall, promotions, phone numbers, logins by other providers, and members with their centres. */
export const product: Product<keyof typeof problems> = {
  problems,
  checks: {
    agents: checkAgents,
    lotteries: (brand, lotteries) => {
      checkDraws(brand, lotteries);
      checkStakes(brand, lotteries);
    },
    form: (brand, form) => {
      checkQuickAmounts(brand, form);
      checkPhoneBounds(brand, form);
    },
    mall: checkMall,
    promotion: checkPromotion,
    raffle: checkRaffle,
    rain: checkRain,
    providers: checkProviders,
    screen: (brand, screen) => {
      checkCentre(brand, screen);
      checkAudience(brand, screen);
    },
  },
  // Pages of the sandbox, which the server draws or hands its words to.
  serverText: (key) => key.startsWith('sandbox.'),
  core: coreWithWaysIn,
};
