import { lazyWalletAction } from './lazy-wallet-action.ts';

/** Moves the amount of the form to a vendor's wallet, or back. */
export const action = lazyWalletAction('moveToVendor', { once: true });
