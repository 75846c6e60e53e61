import type { SourceDefinition } from './definition.ts';

/** The newest page of what the member changed; the block asks for older ones. */
export const source: SourceDefinition<'protectionHistory'> = {
  request: () => ({ query: {} }),
  select: (value) => value,
};
