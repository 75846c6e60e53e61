import type { HelpArticleProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<HelpArticleProps> = {
  view: lazyView(() => import('./HelpArticle.tsx').then((module) => module.HelpArticle)),
  skeleton: PageSkeleton,
};
