import type { SourceDefinition } from './definition.ts';

/** Countries with their dialling codes. */
export const source: SourceDefinition<'countries'> = {
  request: () => ({}),
  select: (value) => value.countries,
};
