import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 90,
  path: 'members',
  title: say('console.members.title'),
  icon: 'user',
  needs: ['members'],
  routes: [
    { path: '', load: () => import('./MembersPage.tsx').then(({ MembersPage }) => MembersPage) },
    { path: ':member', load: () => import('./MemberPage.tsx').then(({ MemberPage }) => MemberPage) },
  ],
  wide: ['', ':member'],
};
