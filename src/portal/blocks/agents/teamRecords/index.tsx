import type { TeamRecordsProps } from '#contract/generated/blocks.ts';
import { panel } from '../parts/panel.ts';

export const block = panel<TeamRecordsProps>('TeamRecords');
