import type { SourceDefinition } from './definition.ts';

/** Top winners of a day; the block requests other periods itself. */
export const source: SourceDefinition<'rankList'> = {
  request: () => ({ query: { period: 'day' } }),
  select: (value) => value,
};
