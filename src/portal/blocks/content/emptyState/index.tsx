import type { EmptyStateProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<EmptyStateProps> = {
  view: lazyView(() => import('./EmptyState.tsx').then((module) => module.EmptyState)),
};
