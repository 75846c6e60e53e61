import type { BettingRecordProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<BettingRecordProps> = {
  view: lazyView(() => import('./BettingRecord.tsx').then((module) => module.BettingRecord)),
  skeleton: PageSkeleton,
};
