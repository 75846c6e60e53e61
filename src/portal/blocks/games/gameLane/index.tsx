import type { GameLaneProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { GameLane } from './GameLane.tsx';

export const block: BlockView<GameLaneProps> = { view: GameLane };
