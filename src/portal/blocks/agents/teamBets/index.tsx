import type { TeamBetsProps } from '#contract/generated/blocks.ts';
import { panel } from '../parts/panel.ts';

export const block = panel<TeamBetsProps>('TeamBets');
