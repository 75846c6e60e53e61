import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 10,
  path: 'theme',
  title: say('console.theme.title'),
  icon: 'theme',
  routes: [{ path: '', load: () => import('./ThemePage.tsx').then(({ ThemePage }) => ThemePage) }],
  // The page shows both modes side by side.
  wide: [''],
};
