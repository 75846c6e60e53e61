import type { ImageProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Picture } from './Picture.tsx';

export const block: BlockView<ImageProps> = { view: Picture };
