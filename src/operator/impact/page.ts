import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 15,
  path: 'impact',
  title: say('console.impact.title'),
  icon: 'compare',
  wide: [''],
  routes: [{ path: '', load: () => import('./ImpactPage.tsx').then(({ ImpactPage }) => ImpactPage) }],
};
