import type { ConsolePage } from '../pages/console-page.ts';
import { memberTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 90,
  path: 'members',
  title: memberTexts.title,
  icon: 'user',
  routes: [
    { path: '', load: () => import('./MembersPage.tsx').then(({ MembersPage }) => MembersPage) },
    { path: ':member', load: () => import('./MemberPage.tsx').then(({ MemberPage }) => MemberPage) },
  ],
  wide: ['', ':member'],
};
