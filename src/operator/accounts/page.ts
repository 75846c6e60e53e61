import type { ConsolePage } from '../pages/console-page.ts';
import { accountTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'server',
  needs: 'pack-admin',
  order: 30,
  path: 'accounts',
  title: accountTexts.title,
  icon: 'user',
  routes: [
    { path: '', load: () => import('./AccountsPage.tsx').then(({ AccountsPage }) => AccountsPage) },
    { path: ':username', load: () => import('./AccountPage.tsx').then(({ AccountPage }) => AccountPage) },
  ],
};
