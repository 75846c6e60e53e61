import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'server',
  needs: 'pack-admin',
  order: 60,
  path: 'webhooks',
  title: say('console.webhooks.title'),
  icon: 'external',
  routes: [
    { path: '', load: () => import('./WebhooksPage.tsx').then(({ WebhooksPage }) => WebhooksPage) },
    { path: ':id', load: () => import('./WebhookPage.tsx').then(({ WebhookPage }) => WebhookPage) },
  ],
};
