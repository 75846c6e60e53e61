import type { ExclusionNoticeProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ExclusionNoticeProps> = {
  view: lazyView(() => import('./ExclusionNotice.tsx').then((module) => module.ExclusionNotice)),
  skeleton: PageSkeleton,
};
