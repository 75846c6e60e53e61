/** Views of missions, rankings and rewards. Its address stands once in the first load, as that of the next. */
export const missionViews = () => import('../blocks/promotions/views.ts');

/** Views of what members share: friends, raffles, rains. */
export const sharingViews = () => import('../blocks/promotions/sharing.ts');
