import type { BrandFacts } from '#engine/conditions/fact-catalogue.ts';
import { factsOfBrand } from './brand-catalogue.ts';
import { useBrandDocuments } from './BrandDocumentsProvider.tsx';

/** What the documents of the edited brand say of facts. */
export const useBrandFacts = (): BrandFacts => factsOfBrand(useBrandDocuments());
