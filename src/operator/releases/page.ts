import type { ConsolePage } from '../pages/console-page.ts';
import { ReleasesBadge } from './ReleasesBadge.tsx';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  ofConsole: true,
  order: 20,
  path: 'releases',
  title: say('console.releases.title'),
  icon: 'cloud',
  Badge: ReleasesBadge,
  routes: [{ path: '', load: () => import('./ReleasesPage.tsx').then(({ ReleasesPage }) => ReleasesPage) }],
};
