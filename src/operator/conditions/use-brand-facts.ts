import { schemaIndex } from '#contract/generated/schema-index.ts';
import { brandFacts, type BrandFacts } from '#engine/conditions/fact-catalogue.ts';
import { own } from '#engine/json/json.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { useBrandDocuments } from './BrandDocumentsProvider.tsx';

/** Facts of a brand's documents are the same for all conditions on a page. */
const kept = new WeakMap<PackDocuments, BrandFacts>();

/** What the documents of the edited brand say of facts. */
export function useBrandFacts(): BrandFacts {
  const documents = useBrandDocuments();
  const facts = kept.get(documents) ?? brandFacts(schemaIndex, (key) => own(documents, key));
  kept.set(documents, facts);
  return facts;
}
