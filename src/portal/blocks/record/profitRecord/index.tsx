import type { ProfitRecordProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ProfitRecordProps> = {
  view: lazyView(() => import('./ProfitRecord.tsx').then((module) => module.ProfitRecord)),
  skeleton: PageSkeleton,
};
