import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 50,
  path: 'patterns',
  title: say('console.patterns.title'),
  icon: 'patterns',
  routes: [
    { path: ':pattern?', load: () => import('./PatternsPage.tsx').then(({ PatternsPage }) => PatternsPage) },
  ],
  // The list is beside the editor.
  wide: [':pattern?'],
};
