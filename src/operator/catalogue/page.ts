import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

const games = () => import('./GamesPage.tsx').then(({ GamesPage }) => GamesPage);
const vendors = () => import('./VendorsPage.tsx').then(({ VendorsPage }) => VendorsPage);

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 36,
  path: 'games',
  title: say('console.catalogue.title'),
  icon: 'dice',
  routes: [
    // One route, so that what is searched for stays when an entry opens.
    { path: 'game?/:entry?', load: games },
    { path: 'vendors/:entry?', load: vendors },
  ],
};
