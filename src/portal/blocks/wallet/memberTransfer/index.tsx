import type { MemberTransferProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<MemberTransferProps> = {
  view: lazyView(() => import('./MemberTransfer.tsx').then((module) => module.MemberTransfer)),
  skeleton: PageSkeleton,
};
