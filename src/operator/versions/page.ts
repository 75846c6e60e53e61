import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  ofConsole: true,
  order: 30,
  path: 'history',
  title: say('console.nav.history'),
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
