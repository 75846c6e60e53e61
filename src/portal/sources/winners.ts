import type { SourceDefinition } from './definition.ts';

/** The newest wins of the brand. */
export const source: SourceDefinition<'winners'> = {
  request: () => ({}),
  select: (value) => value,
};
