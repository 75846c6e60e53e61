import { lazyCashierAction } from './lazy-cashier-action.ts';

/** Adds an account that withdrawals may go to. */
export const action = lazyCashierAction('addPayoutAccount');
