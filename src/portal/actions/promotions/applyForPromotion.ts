import { lazyPromotionAction } from './lazy-promotion-action.ts';

/** Applies for the promotion that was chosen beside the form. */
export const action = lazyPromotionAction('applyForPromotion');
