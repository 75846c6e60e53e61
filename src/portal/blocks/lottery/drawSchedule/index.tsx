import type { DrawScheduleProps } from '#contract/generated/blocks.ts';
import type { BlockView } from '#ui/blocks/types.ts';
import { DrawSchedule } from './DrawSchedule.tsx';

export const block: BlockView<DrawScheduleProps> = { view: DrawSchedule };
