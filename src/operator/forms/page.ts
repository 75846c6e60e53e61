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
  // A form stands beside its fields, live.
  wide: [':form?', ':form/try'],
};
