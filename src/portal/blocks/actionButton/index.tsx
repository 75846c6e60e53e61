import type { ActionButtonProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<ActionButtonProps> = {
  view: lazyView(() => import('./ActionButton.tsx').then((module) => module.ActionButton)),
};
