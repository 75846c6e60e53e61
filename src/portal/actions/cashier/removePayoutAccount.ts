import { lazyCashierAction } from './lazy-cashier-action.ts';

/** Takes an account away that withdrawals went to. */
export const action = lazyCashierAction('removePayoutAccount');
