import type { SourceDefinition } from './definition.ts';

/** Security settings of the member's account. */
export const source: SourceDefinition<'security'> = {
  request: () => ({}),
  select: (value) => value,
};
