import type { SourceDefinition } from './definition.ts';

/** Support, downloads and domains. */
export const source: SourceDefinition<'domainRoute'> = {
  request: () => ({}),
  select: (value) => value,
};
