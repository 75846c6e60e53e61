import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

/** Actions of promotions. */
export const lazyPromotionAction = lazyActions({
  bring: () => fetchCode(() => import('../../promotions/flows.ts')),
  flowsOf: ({ promotionFlows }) => promotionFlows,
});
