import type { SiteSearchProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<SiteSearchProps> = {
  view: lazyView(() => import('./SiteSearch.tsx').then((module) => module.SiteSearch)),
  skeleton: PageSkeleton,
};
