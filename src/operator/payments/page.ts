import type { ConsolePage } from '../pages/console-page.ts';
import { paymentTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 80,
  path: 'payments',
  title: paymentTexts.title,
  icon: 'history',
  routes: [{ path: '', load: () => import('./PaymentsPage.tsx').then(({ PaymentsPage }) => PaymentsPage) }],
  wide: [''],
};
