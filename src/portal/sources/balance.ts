import type { SourceDefinition } from './definition.ts';

/** Wallet balance of the member, in minor units. */
export const source: SourceDefinition<'balance'> = {
  request: () => ({}),
  select: (value) => value,
};
