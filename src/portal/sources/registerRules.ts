import type { SourceDefinition } from './definition.ts';

/** Registration rules of the platform, by field. */
export const source: SourceDefinition<'registerRules'> = {
  request: () => ({}),
  select: (value) => value.fields,
};
