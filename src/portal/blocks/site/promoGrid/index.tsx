import type { PromoGridProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { PromoGrid } from './PromoGrid.tsx';

export const block: BlockView<PromoGridProps> = { view: PromoGrid };
