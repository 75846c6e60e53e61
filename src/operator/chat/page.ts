import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 93,
  path: 'chat',
  title: say('console.chat.title'),
  icon: 'chat',
  needs: ['members'],
  routes: [{ path: '', load: () => import('./ChatPage.tsx').then(({ ChatPage }) => ChatPage) }],
  wide: [''],
};
