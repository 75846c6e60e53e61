import type { LimitLeftProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<LimitLeftProps> = {
  view: lazyView(() => import('./LimitLeft.tsx').then((module) => module.LimitLeft)),
  skeleton: () => null,
};
