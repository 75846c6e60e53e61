import type { SourceDefinition } from './definition.ts';

/** The member's open sessions. */
export const source: SourceDefinition<'sessions'> = {
  request: () => ({}),
  select: (value) => value.sessions,
};
