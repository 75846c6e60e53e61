import type { SourceDefinition } from './definition.ts';

/** Flags that the server decides and that the member has. */
export const source: SourceDefinition<'memberFlags'> = {
  request: () => ({}),
  select: ({ flags }) => flags,
};
