import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from '../values/texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 40,
  path: 'constants',
  title: texts.constants.title,
  icon: 'constants',
  routes: [
    { path: '', load: () => import('./ConstantsPage.tsx').then(({ ConstantsPage }) => ConstantsPage) },
  ],
};
