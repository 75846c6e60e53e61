import type { SideBarProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { SideBar } from './SideBar.tsx';

export const block: BlockView<SideBarProps> = { view: SideBar };
