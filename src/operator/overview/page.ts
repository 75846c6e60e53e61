import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 1,
  path: 'overview',
  title: say('console.overview.title'),
  icon: 'desktop',
  routes: [{ path: '', load: () => import('./OverviewPage.tsx').then(({ OverviewPage }) => OverviewPage) }],
  wide: [''],
};
