import { say } from '../language/say.ts';
import type { ConsolePage } from '../pages/console-page.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 93,
  path: 'support',
  title: say('console.support.title'),
  icon: 'headset',
  needs: ['members'],
  routes: [
    {
      path: ':conversation?',
      load: () => import('./SupportPage.tsx').then(({ SupportPage }) => SupportPage),
    },
  ],
  wide: [':conversation?'],
};
