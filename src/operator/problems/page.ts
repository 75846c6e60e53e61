import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from '../texts.ts';
import { ProblemCount } from './ProblemCount.tsx';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 10,
  path: 'problems',
  title: texts.nav.problems,
  icon: 'problems',
  Badge: ProblemCount,
  routes: [{ path: '', load: () => import('./ProblemsPage.tsx').then(({ ProblemsPage }) => ProblemsPage) }],
};
