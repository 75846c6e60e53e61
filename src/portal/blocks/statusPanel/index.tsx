import type { StatusPanelProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { StatusPanel } from './StatusPanel.tsx';

export const block: BlockView<StatusPanelProps> = { view: StatusPanel };
