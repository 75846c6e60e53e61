import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 30,
  path: 'menus',
  title: say('console.nav.menus'),
  icon: 'menus',
  routes: [{ path: ':menu?', load: () => import('./MenusPage.tsx').then(({ MenusPage }) => MenusPage) }],
};
