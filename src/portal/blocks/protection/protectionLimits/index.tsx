import type { ProtectionLimitsProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<ProtectionLimitsProps> = {
  view: lazyView(() => import('./ProtectionLimits.tsx').then((module) => module.ProtectionLimits)),
  skeleton: PageSkeleton,
};
