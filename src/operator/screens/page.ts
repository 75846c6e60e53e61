import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 10,
  path: 'screens',
  title: say('console.screens.title'),
  icon: 'screens',
  routes: [
    { path: '', load: () => import('./ScreensPage.tsx').then(({ ScreensPage }) => ScreensPage) },
    { path: ':screen', load: () => import('./ScreenPage.tsx').then(({ ScreenPage }) => ScreenPage) },
  ],
};
