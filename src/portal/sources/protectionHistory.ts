import type { SourceDefinition } from './definition.ts';

/** The newest page of the member's changes; the block requests older ones. */
export const source: SourceDefinition<'protectionHistory'> = {
  request: () => ({ query: {} }),
  select: (value) => value,
};
