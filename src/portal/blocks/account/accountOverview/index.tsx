import type { AccountOverviewProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<AccountOverviewProps> = {
  view: lazyView(() => import('./AccountOverview.tsx').then((module) => module.AccountOverview)),
  skeleton: PageSkeleton,
};
