import type { HeadingProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Heading } from './Heading.tsx';

export const block: BlockView<HeadingProps> = { view: Heading };
