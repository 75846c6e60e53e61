import type { TeamBetsProps } from '#contract/generated/blocks.ts';
import { panel } from '#portal/agents/panels/panel.ts';

export const block = panel<TeamBetsProps>('TeamBets');
