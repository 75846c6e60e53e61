import type { CashierHistoryProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<CashierHistoryProps> = {
  view: lazyView(() => import('./CashierHistory.tsx').then((module) => module.CashierHistory)),
  skeleton: PageSkeleton,
};
