import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

/** Actions of the points mall. */
export const lazyPointAction = lazyActions({
  bring: () => fetchCode(() => import('../../points/flows.ts')),
  flowsOf: ({ pointFlows }) => pointFlows,
});
