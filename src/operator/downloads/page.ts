import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  order: 39.8,
  path: 'downloads',
  title: say('console.downloads.title'),
  icon: 'phone',
  routes: [
    { path: '', load: () => import('./DownloadsPage.tsx').then(({ DownloadsPage }) => DownloadsPage) },
  ],
};
