import type { StackProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Stack } from './Stack.tsx';

export const block: BlockView<StackProps> = { view: Stack };
