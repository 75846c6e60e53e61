import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 20,
  path: 'pictures',
  title: texts.title,
  icon: 'pictures',
  routes: [{ path: '', load: () => import('./PicturesPage.tsx').then(({ PicturesPage }) => PicturesPage) }],
};
