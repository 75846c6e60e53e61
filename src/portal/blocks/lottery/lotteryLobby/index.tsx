import type { LotteryLobbyProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<LotteryLobbyProps> = {
  view: lazyView(() => import('./LotteryLobby.tsx').then((module) => module.LotteryLobby)),
  skeleton: PageSkeleton,
};
