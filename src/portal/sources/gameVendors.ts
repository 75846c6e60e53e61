import type { SourceDefinition } from './definition.ts';

/** Vendors of the brand. */
export const source: SourceDefinition<'gameVendors'> = {
  request: ({ brand }) => ({
    query: brand.merchantCode === undefined ? {} : { merchantCode: brand.merchantCode },
  }),
  select: (value) => value.vendors,
};
