import type { HeaderProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Header } from './Header.tsx';

export const block: BlockView<HeaderProps> = { view: Header };
