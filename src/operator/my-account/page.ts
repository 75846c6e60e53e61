import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'server',
  order: 90,
  path: 'me',
  title: say('console.myAccount.title'),
  icon: 'user',
  routes: [
    { path: '', load: () => import('./MyAccountPage.tsx').then(({ MyAccountPage }) => MyAccountPage) },
  ],
};
