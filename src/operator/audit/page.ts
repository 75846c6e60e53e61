import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'server',
  order: 50,
  path: 'audit',
  title: say('console.audit.title'),
  icon: 'history',
  routes: [
    { path: '', load: () => import('./ServerAuditPage.tsx').then((module) => module.ServerAuditPage) },
  ],
};
