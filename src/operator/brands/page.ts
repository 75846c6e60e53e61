import type { ConsolePage } from '../pages/console-page.ts';
import { texts } from '../texts.ts';

export const page: ConsolePage = {
  scope: 'server',
  order: 10,
  path: '',
  title: texts.brands.title,
  icon: 'menus',
  routes: [{ path: '', load: () => import('./BrandsPage.tsx').then(({ BrandsPage }) => BrandsPage) }],
};
