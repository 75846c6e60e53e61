import type { ProtectionHistoryProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ProtectionHistoryProps> = {
  view: lazyView(() => import('./ProtectionHistory.tsx').then((module) => module.ProtectionHistory)),
  skeleton: PageSkeleton,
};
