import type { FooterProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Footer } from './Footer.tsx';

export const block: BlockView<FooterProps> = { view: Footer };
