import type { ConsolePage } from '../pages/console-page.ts';
import { myTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'server',
  order: 90,
  path: 'me',
  title: myTexts.title,
  icon: 'user',
  routes: [
    { path: '', load: () => import('./MyAccountPage.tsx').then(({ MyAccountPage }) => MyAccountPage) },
  ],
};
