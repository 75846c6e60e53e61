import type { WinnerBoardProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<WinnerBoardProps> = {
  view: lazyView(() => import('./WinnerBoard.tsx').then((module) => module.WinnerBoard)),
  skeleton: PageSkeleton,
};
