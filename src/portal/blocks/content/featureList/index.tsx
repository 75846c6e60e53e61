import type { FeatureListProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { FeatureList } from './FeatureList.tsx';

export const block: BlockView<FeatureListProps> = { view: FeatureList };
