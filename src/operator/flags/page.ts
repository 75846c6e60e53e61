import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 30,
  path: 'flags',
  title: say('console.values.flags.title'),
  icon: 'flags',
  routes: [{ path: ':flag?', load: () => import('./FlagsPage.tsx').then(({ FlagsPage }) => FlagsPage) }],
};
