import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 87,
  path: 'sharing',
  title: say('console.sharing.title'),
  icon: 'people',
  needs: ['payments'],
  routes: [{ path: '', load: () => import('./SharingPage.tsx').then(({ SharingPage }) => SharingPage) }],
  wide: [''],
};
