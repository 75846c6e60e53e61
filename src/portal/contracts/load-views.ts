/** What contracts show and do. Its address stands once in the first load. */
export const contractViews = () => import('../blocks/contracts/views.ts');
