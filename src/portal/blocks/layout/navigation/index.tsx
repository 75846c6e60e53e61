import type { NavigationProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { Navigation } from './Navigation.tsx';

export const block: BlockView<NavigationProps> = { view: Navigation };
