import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 91,
  path: 'messages',
  title: say('console.messages.title'),
  icon: 'messages',
  needs: ['members'],
  routes: [
    { path: '', load: () => import('./MessagesPage.tsx').then(({ MessagesPage }) => MessagesPage) },
    {
      path: 'new',
      load: () => import('./NewMessagePage.tsx').then(({ NewMessagePage }) => NewMessagePage),
    },
  ],
  wide: ['', 'new'],
};
