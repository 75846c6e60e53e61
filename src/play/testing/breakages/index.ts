/** Ways to break the product's documents, by subject. */
export { agentBreakages } from './agents.ts';
export { draws } from './draws.ts';
export { stakes } from './stakes.ts';
export { malls } from './mall.ts';
export { screens } from './screens.ts';
export { phones } from './phones.ts';
export { quickAmounts } from './quick-amounts.ts';
export { promotionBreakages } from './promotions.ts';
export { raffleBreakages } from './raffles.ts';
export { rainBreakages } from './rains.ts';
