import type { RichTextProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { RichText } from './RichText.tsx';

export const block: BlockView<RichTextProps> = { view: RichText };
