import type { DownloadGuideProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<DownloadGuideProps> = {
  view: lazyView(() => import('./DownloadGuide.tsx').then((module) => module.DownloadGuide)),
  skeleton: PageSkeleton,
};
