import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

const lazyContractAction = lazyActions({
  bring: () => fetchCode(() => import('../../contracts/flows.ts')),
  flowsOf: ({ contractFlows }) => contractFlows,
});

/** Asks what the contract of a form would have paid. */
export const action = lazyContractAction('previewContract');
