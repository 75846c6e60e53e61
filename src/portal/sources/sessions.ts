import type { SourceDefinition } from './definition.ts';

/** Where the member is logged in. */
export const source: SourceDefinition<'sessions'> = {
  request: () => ({}),
  select: (value) => value.sessions,
};
