import { cashierSummary, lazyCashierAction } from './lazy-cashier-action.ts';

/** Begins a deposit. */
export const action = lazyCashierAction('deposit', { once: true, summary: cashierSummary('depositSummary') });
