import { lazyCashierAction } from './lazy-cashier-action.ts';

/** Sends pictures of a receipt. */
export const action = lazyCashierAction('sendReceipt');
