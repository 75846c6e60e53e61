import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from '../texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 20,
  path: 'forms',
  title: texts.nav.forms,
  icon: 'forms',
  routes: [
    { path: ':form?', load: () => import('./FormsPage.tsx').then(({ FormsPage }) => FormsPage) },
    { path: ':form/try', load: () => import('./FormsPage.tsx').then(({ FormTrialPage }) => FormTrialPage) },
  ],
  // A form that is tried out is a preview of its own.
  wide: [':form/try'],
};
