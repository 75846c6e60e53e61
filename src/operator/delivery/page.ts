import type { ConsolePage } from '../pages/console-page.ts';
import { deliveryTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 25,
  path: 'live',
  title: deliveryTexts.title,
  icon: 'external',
  routes: [{ path: '', load: () => import('./DeliveryPage.tsx').then(({ DeliveryPage }) => DeliveryPage) }],
};
