import type { HelpCentreProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<HelpCentreProps> = {
  view: lazyView(() => import('./HelpCentre.tsx').then((module) => module.HelpCentre)),
  skeleton: PageSkeleton,
};
