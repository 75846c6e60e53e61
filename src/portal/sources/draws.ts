import type { SourceDefinition } from './definition.ts';

/** Lottery draws with their schedules. */
export const source: SourceDefinition<'draws'> = {
  request: () => ({}),
  select: (value) => value.draws,
};
