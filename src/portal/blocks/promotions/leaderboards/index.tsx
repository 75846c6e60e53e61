import type { LeaderboardsProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { missionViews } from '#portal/promotions/chunks.ts';

export const block: BlockView<LeaderboardsProps> = {
  view: lazyView(() => missionViews().then((module) => module.Leaderboards)),
  skeleton: PageSkeleton,
};
