import type { SourceDefinition } from './definition.ts';

/** The picture of the member. */
export const source: SourceDefinition<'avatar'> = {
  request: () => ({}),
  select: (value) => value,
};
