import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from '../values/texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 30,
  path: 'flags',
  title: texts.flags.title,
  icon: 'flags',
  routes: [{ path: '', load: () => import('./FlagsPage.tsx').then(({ FlagsPage }) => FlagsPage) }],
};
