import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 20,
  path: 'pictures',
  title: say('console.pictures.title'),
  icon: 'pictures',
  routes: [{ path: '', load: () => import('./PicturesPage.tsx').then(({ PicturesPage }) => PicturesPage) }],
};
