import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  ofConsole: true,
  order: 90,
  path: 'documents',
  title: say('console.document.title'),
  icon: 'documents',
  routes: [
    { path: '', load: () => import('./DocumentsPage.tsx').then(({ DocumentsPage }) => DocumentsPage) },
    { path: ':kind/:id', load: () => import('./DocumentPage.tsx').then(({ DocumentPage }) => DocumentPage) },
  ],
  wide: [':kind/:id', ''],
};
