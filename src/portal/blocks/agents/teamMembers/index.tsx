import type { TeamMembersProps } from '#contract/generated/blocks.ts';
import { panel } from '../parts/panel.ts';

export const block = panel<TeamMembersProps>('TeamMembers');
