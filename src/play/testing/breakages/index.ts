/** Ways to break the product's documents, by subject. */
export { draws } from './draws.ts';
export { malls } from './mall.ts';
export { screens } from './screens.ts';
export { phones } from './phones.ts';
export { quickAmounts } from './quick-amounts.ts';
