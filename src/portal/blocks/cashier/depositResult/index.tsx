import type { DepositResultProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<DepositResultProps> = {
  view: lazyView(() => import('./DepositResult.tsx').then((module) => module.DepositResult)),
  skeleton: PageSkeleton,
};
