import type { SourceDefinition } from './definition.ts';

/** Number of rewards that wait for the member. */
export const source: SourceDefinition<'rewardCounts'> = {
  membersOnly: true,
  request: () => ({}),
  select: (value) => value,
};
