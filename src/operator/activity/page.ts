import { say } from '../language/say.ts';
import type { ConsolePage } from '../pages/console-page.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  ofConsole: true,
  order: 60,
  path: 'activity',
  title: say('console.audit.title'),
  icon: 'log',
  wide: [''],
  routes: [{ path: '', load: () => import('./ActivityPage.tsx').then((module) => module.ActivityPage) }],
};
