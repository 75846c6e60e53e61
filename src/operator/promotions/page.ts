import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 86,
  path: 'promotions',
  title: say('console.promotions.title'),
  icon: 'gift',
  routes: [
    { path: '', load: () => import('./PromotionsPage.tsx').then(({ PromotionsPage }) => PromotionsPage) },
    {
      path: 'calendar',
      load: () => import('../campaigns/CalendarPage.tsx').then(({ CalendarPage }) => CalendarPage),
    },
    {
      path: 'new',
      load: () =>
        import('../campaigns/wizard/NewCampaignPage.tsx').then(({ NewCampaignPage }) => NewCampaignPage),
    },
    {
      path: 'of/:id',
      load: () => import('../campaigns/CampaignPage.tsx').then(({ CampaignPage }) => CampaignPage),
    },
  ],
  wide: ['', 'calendar', 'new'],
};
