import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'server',
  order: 10,
  path: '',
  title: say('console.brandList.title'),
  icon: 'menus',
  routes: [{ path: '', load: () => import('./BrandsPage.tsx').then(({ BrandsPage }) => BrandsPage) }],
};
