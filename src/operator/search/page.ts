import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 95,
  path: 'search',
  title: say('console.search.title'),
  icon: 'search',
  routes: [{ path: '', load: () => import('./SearchPage.tsx').then(({ SearchPage }) => SearchPage) }],
};
