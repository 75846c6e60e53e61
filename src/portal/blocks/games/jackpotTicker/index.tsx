import type { JackpotTickerProps } from '#contract/generated/blocks.ts';
import { lazyView } from '#ui/blocks/lazy-view.tsx';
import { nearBlock } from '#portal/parts/near-block.tsx';
import { roomHeight } from './room-height.ts';
import type { BlockView } from '#ui/blocks/types.ts';

export const block: BlockView<JackpotTickerProps> = nearBlock(
  lazyView(() => import('./JackpotTicker.tsx').then((module) => module.JackpotTicker)),
  roomHeight,
);
