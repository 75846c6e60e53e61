import type { OutletProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Outlet } from './Outlet.tsx';

export const block: BlockView<OutletProps> = { view: Outlet };
