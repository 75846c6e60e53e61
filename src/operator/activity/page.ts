import { auditTexts } from '../audit/texts.ts';
import type { ConsolePage } from '../pages/console-page.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 60,
  path: 'activity',
  title: auditTexts.title,
  icon: 'user',
  wide: [''],
  routes: [{ path: '', load: () => import('./ActivityPage.tsx').then((module) => module.ActivityPage) }],
};
