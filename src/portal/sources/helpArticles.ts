import type { SourceDefinition } from './definition.ts';

/** Articles of the help centre. */
export const source: SourceDefinition<'helpArticles'> = {
  request: () => ({}),
  select: (value) => value.articles,
};
