import { cashierSummary, lazyCashierAction } from './lazy-cashier-action.ts';

/** Asks for a withdrawal. It begins with the account that was added just now. */
export const action = lazyCashierAction('withdraw', {
  once: true,
  summary: cashierSummary('withdrawalSummary'),
  initial: (_, { account } = {}) => (account === undefined ? {} : { account }),
});
