import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

const deposits = () => import('./DepositsPage.tsx').then(({ DepositsPage }) => DepositsPage);
const withdrawals = () => import('./WithdrawalsPage.tsx').then(({ WithdrawalsPage }) => WithdrawalsPage);

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 37,
  path: 'cashier',
  title: say('console.cashier.title'),
  icon: 'wallet',
  routes: [
    { path: '', load: deposits },
    { path: 'deposit/:method', load: deposits },
    { path: 'withdrawal/:method?', load: withdrawals },
  ],
};
