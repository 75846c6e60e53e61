import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

/** Actions of the security page. */
export const lazySecurityAction = lazyActions({
  bring: () => fetchCode(() => import('../../security/flows.ts')),
  flowsOf: ({ securityFlows }) => securityFlows,
});
