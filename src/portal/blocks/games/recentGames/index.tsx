import type { RecentGamesProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { memberBlock } from '#portal/parts/member-block.tsx';
import '#portal/games/recent-room.css';

export const block = memberBlock<RecentGamesProps>(
  lazyView(() => import('./RecentGames.tsx').then((module) => module.RecentGames)),
  'lv-recent-room',
);
