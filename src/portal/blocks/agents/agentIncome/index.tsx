import type { AgentIncomeProps } from '#contract/generated/blocks.ts';
import { panel } from '../parts/panel.ts';

export const block = panel<AgentIncomeProps>('AgentIncome');
