import type { RecoveryCodesProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<RecoveryCodesProps> = {
  view: lazyView(() => import('./RecoveryCodes.tsx').then((module) => module.RecoveryCodes)),
  skeleton: PageSkeleton,
};
