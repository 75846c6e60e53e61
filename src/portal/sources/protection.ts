import type { SourceDefinition } from './definition.ts';

/** What the member has set to protect itself, and what may be set. */
export const source: SourceDefinition<'protection'> = {
  request: () => ({}),
  select: (value) => value,
};
