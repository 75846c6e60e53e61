import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'brand',
  order: 92,
  path: 'feedback',
  title: say('console.feedback.title'),
  icon: 'feedback',
  needs: ['members'],
  routes: [{ path: '', load: () => import('./FeedbackPage.tsx').then(({ FeedbackPage }) => FeedbackPage) }],
  wide: [''],
};
