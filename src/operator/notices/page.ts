import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 34,
  path: 'notices',
  title: say('console.notices.title'),
  icon: 'bell',
  routes: [
    { path: ':notice?', load: () => import('./NoticesPage.tsx').then(({ NoticesPage }) => NoticesPage) },
  ],
};
