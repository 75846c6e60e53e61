import type { WinnerTickerProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<WinnerTickerProps> = {
  view: lazyView(() => import('./WinnerTicker.tsx').then((module) => module.WinnerTicker)),
  skeleton: () => null,
};
