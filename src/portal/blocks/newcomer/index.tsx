import type { NewcomerProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<NewcomerProps> = {
  view: lazyView(() => import('./Newcomer.tsx').then((module) => module.Newcomer)),
};
