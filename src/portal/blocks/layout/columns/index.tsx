import type { ColumnsProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Columns } from './Columns.tsx';

export const block: BlockView<ColumnsProps> = { view: Columns };
