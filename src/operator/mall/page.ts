import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 84,
  path: 'mall',
  title: say('console.mall.title'),
  icon: 'bag',
  routes: [{ path: '', load: () => import('./MallPage.tsx').then(({ MallPage }) => MallPage) }],
  wide: [''],
};
