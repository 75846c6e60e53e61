import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 25,
  path: 'live',
  title: say('console.delivery.title'),
  icon: 'external',
  routes: [{ path: '', load: () => import('./DeliveryPage.tsx').then(({ DeliveryPage }) => DeliveryPage) }],
};
