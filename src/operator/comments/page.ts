import type { ConsolePage } from '../pages/console-page.ts';
import { say } from '../language/say.ts';
import { CommentCount } from './CommentCount.tsx';

export const page: ConsolePage = {
  scope: 'pack',
  group: 'publishing',
  ofConsole: true,
  order: 15,
  path: 'comments',
  title: say('console.comments.title'),
  icon: 'comments',
  Badge: CommentCount,
  routes: [{ path: '', load: () => import('./CommentsPage.tsx').then(({ CommentsPage }) => CommentsPage) }],
};
