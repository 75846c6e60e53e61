import type { CentreProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<CentreProps> = {
  view: lazyView(() => import('./Centre.tsx').then((module) => module.Centre)),
};
