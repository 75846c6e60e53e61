import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'content',
  ofConsole: true,
  order: 40,
  path: 'texts',
  title: say('console.languageTexts.title'),
  icon: 'texts',
  wide: ['', 'replace'],
  routes: [
    { path: '', load: () => import('./TextsPage.tsx').then(({ TextsPage }) => TextsPage) },
    { path: 'replace', load: () => import('./ReplacePage.tsx').then(({ ReplacePage }) => ReplacePage) },
  ],
};
