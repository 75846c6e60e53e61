import type { RafflesProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<RafflesProps> = {
  view: lazyView(() => import('../sharing.ts').then((module) => module.Raffles)),
  skeleton: PageSkeleton,
};
