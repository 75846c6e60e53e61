import type { Product } from '../product.ts';

/** The engine by itself. */
export const noProduct: Product<never> = {
  problems: {},
  checks: {},
  serverText: () => false,
  core: () => ({}),
};
