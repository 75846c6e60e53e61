import type { AnnouncementListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<AnnouncementListProps> = {
  view: lazyView(() => import('./AnnouncementList.tsx').then((module) => module.AnnouncementList)),
  skeleton: PageSkeleton,
};
