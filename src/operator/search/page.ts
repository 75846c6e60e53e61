import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 95,
  path: 'search',
  title: texts.title,
  icon: 'search',
  routes: [{ path: '', load: () => import('./SearchPage.tsx').then(({ SearchPage }) => SearchPage) }],
};
