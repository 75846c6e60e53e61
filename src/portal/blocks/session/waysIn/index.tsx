import type { WaysInProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<WaysInProps> = {
  view: lazyView(() => import('./WaysIn.tsx').then((module) => module.WaysIn)),
};
