import type { ConsolePage } from '../pages/console-page.ts';
import { ReleasesBadge } from './ReleasesBadge.tsx';
import { releaseTexts } from './texts.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  order: 20,
  path: 'releases',
  title: releaseTexts.title,
  icon: 'cloud',
  Badge: ReleasesBadge,
  routes: [{ path: '', load: () => import('./ReleasesPage.tsx').then(({ ReleasesPage }) => ReleasesPage) }],
};
