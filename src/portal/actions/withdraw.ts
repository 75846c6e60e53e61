import { lazyCashierAction } from './lazy-cashier-action.ts';

/** Asks for a withdrawal. It begins with the account that was added just now. */
export const action = lazyCashierAction('withdraw', {
  once: true,
  summary: 'withdrawalSummary',
  initial: (_, { account } = {}) => (account === undefined ? {} : { account }),
});
