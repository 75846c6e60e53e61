import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 93,
  path: 'help',
  title: say('console.help.title'),
  icon: 'feedback',
  routes: [{ path: '', load: () => import('./HelpPage.tsx').then(({ HelpPage }) => HelpPage) }],
  wide: [''],
};
