import type { SourceDefinition } from './definition.ts';

/** The logged-in member. */
export const source: SourceDefinition<'member'> = {
  request: () => ({}),
  select: (value) => value,
};
