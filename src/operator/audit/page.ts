import type { ConsolePage } from '../pages/console-page.ts';
import { auditTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'server',
  order: 50,
  path: 'audit',
  title: auditTexts.title,
  icon: 'history',
  routes: [
    { path: '', load: () => import('./ServerAuditPage.tsx').then((module) => module.ServerAuditPage) },
  ],
};
