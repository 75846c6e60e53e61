import type { JackpotTickerProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';
import { PageSkeleton } from '#portal/parts/PageSkeleton.tsx';

export const block: BlockView<JackpotTickerProps> = {
  view: lazyView(() => import('./JackpotTicker.tsx').then((module) => module.JackpotTicker)),
  skeleton: PageSkeleton,
};
