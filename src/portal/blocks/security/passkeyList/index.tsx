import type { PasskeyListProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<PasskeyListProps> = {
  view: lazyView(() => import('./PasskeyList.tsx').then((module) => module.PasskeyList)),
};
