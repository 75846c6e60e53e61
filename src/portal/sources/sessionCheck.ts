import type { SourceDefinition } from './definition.ts';

/** Time and money of this session. */
export const source: SourceDefinition<'sessionCheck'> = {
  request: () => ({}),
  select: (value) => value,
};
