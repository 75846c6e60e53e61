/** Ways to break the product's documents, by subject. */
export { draws } from './draws.ts';
export { malls } from './mall.ts';
export { quickAmounts } from './quick-amounts.ts';
