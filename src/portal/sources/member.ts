import type { SourceDefinition } from './definition.ts';

/** The member who is logged in. */
export const source: SourceDefinition<'member'> = {
  request: () => ({}),
  select: (value) => value,
};
