import type { SessionBarProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { SessionBar } from './SessionBar.tsx';

export const block: BlockView<SessionBarProps> = { view: SessionBar };
