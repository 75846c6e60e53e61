import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 10,
  path: 'screens',
  title: texts.title,
  icon: 'screens',
  routes: [
    { path: '', load: () => import('./ScreensPage.tsx').then(({ ScreensPage }) => ScreensPage) },
    { path: ':screen', load: () => import('./ScreenPage.tsx').then(({ ScreenPage }) => ScreenPage) },
  ],
};
