import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 38,
  path: 'lotteries',
  title: say('console.lotteries.title'),
  icon: 'ticket',
  routes: [
    {
      path: ':lottery?',
      load: () => import('./LotteriesPage.tsx').then(({ LotteriesPage }) => LotteriesPage),
    },
  ],
};
