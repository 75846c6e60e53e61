import type { SourceDefinition } from './definition.ts';

/** Addresses the member has logged in from. */
export const source: SourceDefinition<'addresses'> = {
  request: () => ({}),
  select: (value) => value.addresses,
};
