import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 85,
  path: 'exchanges',
  title: say('console.exchanges.title'),
  icon: 'swap',
  needs: ['payments'],
  routes: [
    { path: '', load: () => import('./ExchangesPage.tsx').then(({ ExchangesPage }) => ExchangesPage) },
  ],
  wide: [''],
};
