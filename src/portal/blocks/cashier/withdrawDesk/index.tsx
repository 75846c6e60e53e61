import type { WithdrawDeskProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<WithdrawDeskProps> = {
  view: lazyView(() => import('./WithdrawDesk.tsx').then((module) => module.WithdrawDesk)),
  skeleton: PageSkeleton,
};
