import { lazyWalletAction } from './lazy-wallet-action.ts';

/** Transfers the amount of the form to the upline or a downline. */
export const action = lazyWalletAction('moveToMember', { once: true });
