import type { ImageProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<ImageProps> = {
  view: lazyView(() => import('./ImageBlock.tsx').then((module) => module.ImageBlock)),
};
