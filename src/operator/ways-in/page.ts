import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 39.5,
  path: 'ways-in',
  title: say('console.waysIn.title'),
  icon: 'key',
  routes: [
    { path: ':provider?', load: () => import('./WaysInPage.tsx').then(({ WaysInPage }) => WaysInPage) },
  ],
};
