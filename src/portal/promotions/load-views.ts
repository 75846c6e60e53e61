/** Views of what members open of promotions. Their address stands once in the first load. */
export const promotionViews = () => import('../blocks/promotions/views.ts');
