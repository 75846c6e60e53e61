import type { SourceDefinition } from './definition.ts';

/** Who has won the most in a day; the block asks for other periods by itself. */
export const source: SourceDefinition<'rankList'> = {
  request: () => ({ query: { period: 'day' } }),
  select: (value) => value,
};
