import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 90,
  path: 'documents',
  title: texts.title,
  icon: 'documents',
  routes: [
    { path: '', load: () => import('./DocumentsPage.tsx').then(({ DocumentsPage }) => DocumentsPage) },
    { path: ':kind/:id', load: () => import('./DocumentPage.tsx').then(({ DocumentPage }) => DocumentPage) },
  ],
  wide: [':kind/:id', ''],
};
