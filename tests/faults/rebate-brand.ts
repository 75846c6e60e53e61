import type { LiveBrand } from '#server/brands/types.ts';
import { brandDocuments } from '#server/gateway/testing/documents.ts';

/** Brand whose rebates are paid while processes are killed. */
export const rebateBrand = (): LiveBrand => ({ brand: 'alpha', seq: 1, documents: brandDocuments() });
