import type { SourceDefinition } from './definition.ts';

/** How safe the account of the member is. */
export const source: SourceDefinition<'security'> = {
  request: () => ({}),
  select: (value) => value,
};
