import type { EmptyStateProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { EmptyState } from './EmptyState.tsx';

export const block: BlockView<EmptyStateProps> = { view: EmptyState };
