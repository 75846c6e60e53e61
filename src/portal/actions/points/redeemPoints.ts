import { lazyPointAction } from './lazy-point-action.ts';

/** Exchanges points for the item that was chosen beside the form. */
export const action = lazyPointAction('redeemPoints', { once: true, initial: () => ({ quantity: '1' }) });
