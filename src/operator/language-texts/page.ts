import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 40,
  path: 'texts',
  title: texts.title,
  icon: 'texts',
  wide: [''],
  routes: [{ path: '', load: () => import('./TextsPage.tsx').then(({ TextsPage }) => TextsPage) }],
};
