import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 40,
  path: 'constants',
  title: say('console.values.constants.title'),
  icon: 'constants',
  routes: [
    { path: '', load: () => import('./ConstantsPage.tsx').then(({ ConstantsPage }) => ConstantsPage) },
  ],
};
