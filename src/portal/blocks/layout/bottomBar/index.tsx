import type { BottomBarProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { BottomBar } from './BottomBar.tsx';

export const block: BlockView<BottomBarProps> = { view: BottomBar };
