import { fetchCode } from '../../runtime/fetch-code.ts';
import { lazyActions } from '../lazy-action.ts';

/** Actions of the wallet. */
export const lazyWalletAction = lazyActions({
  bring: () => fetchCode(() => import('../../wallet/flows.ts')),
  flowsOf: ({ walletFlows }) => walletFlows,
});
