import { lazyPromotionAction } from './lazy-promotion-action.ts';

/** Enters the code of a promotion. */
export const action = lazyPromotionAction('enterPromotionCode');
