import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 25,
  path: 'fonts',
  title: say('console.fonts.title'),
  icon: 'fonts',
  routes: [{ path: '', load: () => import('./FontsPage.tsx').then(({ FontsPage }) => FontsPage) }],
};
