import type { TotpSetupProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<TotpSetupProps> = {
  view: lazyView(() => import('./TotpSetup.tsx').then((module) => module.TotpSetup)),
  skeleton: PageSkeleton,
};
