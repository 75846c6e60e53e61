import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 22,
  path: 'schedule',
  title: say('console.schedule.title'),
  icon: 'calendar',
  routes: [{ path: '', load: () => import('./SchedulePage.tsx').then(({ SchedulePage }) => SchedulePage) }],
  wide: [''],
};
