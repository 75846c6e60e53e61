import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 38,
  path: 'help',
  title: say('console.help.title'),
  icon: 'question',
  routes: [{ path: ':article?', load: () => import('./HelpPage.tsx').then(({ HelpPage }) => HelpPage) }],
};
