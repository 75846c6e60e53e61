import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 32,
  path: 'banners',
  title: say('console.banners.title'),
  icon: 'hero',
  routes: [
    { path: ':banner?', load: () => import('./BannersPage.tsx').then(({ BannersPage }) => BannersPage) },
  ],
};
