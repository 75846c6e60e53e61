import { cashierSummary, lazyCashierAction } from './lazy-cashier-action.ts';

/** Says what came of a withdrawal. */
export const action = lazyCashierAction('answerWithdrawal', { summary: cashierSummary('answerSummary') });
