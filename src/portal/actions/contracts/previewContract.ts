import { contractViews } from '../../contracts/load-views.ts';
import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

const lazyContractAction = lazyActions({
  bring: () => fetchCode(contractViews),
  flowsOf: ({ contractFlows }) => contractFlows,
});

/** Asks what the contract of a form would have paid. */
export const action = lazyContractAction('previewContract');
