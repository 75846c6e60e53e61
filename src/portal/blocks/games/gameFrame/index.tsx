import type { GameFrameProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<GameFrameProps> = {
  view: lazyView(() => import('./GameFrame.tsx').then((module) => module.GameFrame)),
  skeleton: PageSkeleton,
};
