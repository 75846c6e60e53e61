import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from '../texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 30,
  path: 'history',
  title: texts.nav.history,
  icon: 'history',
  wide: ['compare/:from/:to'],
  routes: [
    { path: '', load: () => import('./HistoryPage.tsx').then(({ HistoryPage }) => HistoryPage) },
    {
      path: 'compare/:from/:to',
      load: () => import('./ComparePage.tsx').then(({ ComparePage }) => ComparePage),
    },
  ],
};
