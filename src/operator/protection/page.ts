import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 39,
  path: 'protection',
  title: say('console.protection.title'),
  icon: 'shield',
  routes: [
    { path: '', load: () => import('./ProtectionPage.tsx').then(({ ProtectionPage }) => ProtectionPage) },
  ],
};
