import type { WithdrawalAnswerProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<WithdrawalAnswerProps> = {
  view: lazyView(() => import('./WithdrawalAnswer.tsx').then((module) => module.WithdrawalAnswer)),
  skeleton: PageSkeleton,
};
