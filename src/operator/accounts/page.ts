import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'server',
  needs: 'pack-admin',
  order: 30,
  path: 'accounts',
  title: say('console.accounts.title'),
  icon: 'people',
  routes: [
    { path: '', load: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage) },
    { path: ':username', load: () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage) },
  ],
};
