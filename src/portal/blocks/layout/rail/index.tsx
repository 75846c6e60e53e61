import type { RailProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Rail } from './Rail.tsx';

export const block: BlockView<RailProps> = { view: Rail };
