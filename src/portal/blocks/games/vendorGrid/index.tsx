import type { VendorGridProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { VendorGrid } from './VendorGrid.tsx';

export const block: BlockView<VendorGridProps> = { view: VendorGrid };
