import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 92,
  path: 'agents',
  title: say('console.agents.title'),
  icon: 'tree',
  needs: ['members', 'payments'],
  routes: [
    { path: '', load: () => import('./TreePage.tsx').then(({ TreePage }) => TreePage) },
    { path: 'freezes', load: () => import('./FreezesPage.tsx').then(({ FreezesPage }) => FreezesPage) },
    {
      path: 'messages',
      load: () => import('./TeamMessagesPage.tsx').then(({ TeamMessagesPage }) => TeamMessagesPage),
    },
    {
      path: 'contracts',
      load: () => import('./ContractsPage.tsx').then(({ ContractsPage }) => ContractsPage),
    },
    { path: 'payouts', load: () => import('./PayoutsPage.tsx').then(({ PayoutsPage }) => PayoutsPage) },
    {
      path: 'trial',
      load: () => import('./PayoutTrialPage.tsx').then(({ PayoutTrialPage }) => PayoutTrialPage),
    },
  ],
  wide: ['', 'freezes', 'messages', 'contracts', 'payouts', 'trial'],
};
