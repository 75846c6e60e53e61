import type { PromoDetailProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<PromoDetailProps> = {
  view: lazyView(() => import('./PromoDetail.tsx').then((module) => module.PromoDetail)),
  skeleton: PageSkeleton,
};
