import type { SourceDefinition } from './definition.ts';

/** Hot games in lanes. */
export const source: SourceDefinition<'hotGames'> = {
  request: () => ({ query: {} }),
  select: (value) => value.lanes,
};
