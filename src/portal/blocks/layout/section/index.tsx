import type { SectionProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Section } from './Section.tsx';

export const block: BlockView<SectionProps> = { view: Section };
