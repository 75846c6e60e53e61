import type { CategoryTilesProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { CategoryTiles } from './CategoryTiles.tsx';

export const block: BlockView<CategoryTilesProps> = { view: CategoryTiles };
