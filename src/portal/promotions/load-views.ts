/** Views of what members open of promotions, and of their messages. Their address stands once in the first load. */
export const promotionViews = () => import('../blocks/promotions/views.ts');
