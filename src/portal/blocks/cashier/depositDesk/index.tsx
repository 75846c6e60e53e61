import type { DepositDeskProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<DepositDeskProps> = {
  view: lazyView(() => import('./DepositDesk.tsx').then((module) => module.DepositDesk)),
  skeleton: PageSkeleton,
};
