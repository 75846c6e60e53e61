import type { RafflesProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';
import { sharingViews } from '#portal/promotions/chunks.ts';

export const block: BlockView<RafflesProps> = {
  view: lazyView(() => sharingViews().then((module) => module.Raffles)),
  skeleton: PageSkeleton,
};
