import type { SourceDefinition } from './definition.ts';

/** The picture of the member, and those that may be chosen. */
export const source: SourceDefinition<'avatars'> = {
  request: () => ({}),
  select: (value) => value,
};
