import type { SourceDefinition } from './definition.ts';

/** Limits and exclusions that the member has set, and those available. */
export const source: SourceDefinition<'protection'> = {
  request: () => ({}),
  select: (value) => value,
};
