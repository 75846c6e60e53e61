import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 20,
  path: 'forms',
  title: say('console.nav.forms'),
  icon: 'forms',
  routes: [
    { path: ':form?/:view?', load: () => import('./FormsPage.tsx').then(({ FormsPage }) => FormsPage) },
  ],
  // The form has a live preview beside its fields.
  wide: [':form?/:view?'],
};
