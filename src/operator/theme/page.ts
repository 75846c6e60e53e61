import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 10,
  path: 'theme',
  title: texts.title,
  icon: 'theme',
  routes: [{ path: '', load: () => import('./ThemePage.tsx').then(({ ThemePage }) => ThemePage) }],
  // Both modes stand beside each other on the page itself.
  wide: [''],
};
