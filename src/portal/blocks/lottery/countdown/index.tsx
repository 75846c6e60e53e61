import type { CountdownProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<CountdownProps> = {
  view: lazyView(() => import('./CountdownBlock.tsx').then((module) => module.CountdownBlock)),
};
