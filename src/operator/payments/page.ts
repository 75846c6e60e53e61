import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 80,
  path: 'payments',
  title: say('console.payments.title'),
  icon: 'money',
  needs: ['payments'],
  routes: [{ path: '', load: () => import('./PaymentsPage.tsx').then(({ PaymentsPage }) => PaymentsPage) }],
  wide: [''],
};
