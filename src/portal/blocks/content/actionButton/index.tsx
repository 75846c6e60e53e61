import type { ActionButtonProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { ActionButton } from './ActionButton.tsx';

export const block: BlockView<ActionButtonProps> = { view: ActionButton };
