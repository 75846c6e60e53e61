import type { TeamMessagesProps } from '#contract/generated/blocks.ts';
import { panel } from '#portal/agents/panels/panel.ts';

export const block = panel<TeamMessagesProps>('TeamMessages');
