import { useMemo } from 'react';
import type { Fact, FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { brandCatalogue } from './brand-catalogue.ts';
import { useBrandDocuments } from './BrandDocumentsProvider.tsx';

/**
 * Facts that a condition of the edited brand may read, as operators see them. `fields` has the facts of the fields of a form, `set` facts
 * beside the global ones, by their whole names.
 */
export function useFactCatalogue(
  fields?: Readonly<Record<string, Partial<Fact>>>,
  set?: FactCatalogue,
): FactCatalogue {
  const documents = useBrandDocuments();
  return useMemo(() => brandCatalogue(documents, fields, set), [documents, fields, set]);
}
