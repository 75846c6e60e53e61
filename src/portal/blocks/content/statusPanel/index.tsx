import type { StatusPanelProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<StatusPanelProps> = {
  view: lazyView(() => import('./StatusPanel.tsx').then((module) => module.StatusPanel)),
};
