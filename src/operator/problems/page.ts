import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';
import { ProblemCount } from './ProblemCount.tsx';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  ofConsole: true,
  order: 10,
  path: 'problems',
  title: say('console.nav.problems'),
  icon: 'problems',
  Badge: ProblemCount,
  routes: [{ path: '', load: () => import('./ProblemsPage.tsx').then(({ ProblemsPage }) => ProblemsPage) }],
};
