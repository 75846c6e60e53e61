import type { NavigationProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { NavigationBlock } from './NavigationBlock.tsx';

export const block: BlockView<NavigationProps> = { view: NavigationBlock };
