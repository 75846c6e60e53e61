import type { GameRoomsProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<GameRoomsProps> = {
  view: lazyView(() => import('./GameRooms.tsx').then((module) => module.GameRooms)),
  skeleton: PageSkeleton,
};
