import { useMemo } from 'react';
import { factCatalogue, type Fact, type FactCatalogue } from '#engine/conditions/fact-catalogue.ts';
import { brandMoney } from '../documents/brand-money.ts';
import { languageName } from '../documents/reader.ts';
import { useBrandDocuments } from './BrandDocumentsProvider.tsx';
import { countryNames } from './countries.ts';
import { factSchemas } from './fact-schemas.ts';
import { useBrandFacts } from './use-brand-facts.ts';

const noFields = {};

/** A fact with what operators choose its values from, and what its amounts are of. */
function forOperators(fact: Fact, currency: NonNullable<Fact['currency']>): Fact {
  if (fact.format === 'money') return { ...fact, currency };
  if (fact.format === 'country') {
    const names = countryNames();
    return { ...fact, enum: ['', ...names.map(([code]) => code)], values: Object.fromEntries(names) };
  }
  // A language names itself in the documents, as players read it.
  if (fact.valuesOf?.document === 'languages/main' && fact.enum)
    return {
      ...fact,
      values: Object.fromEntries(fact.enum.map((id) => [String(id), languageName(String(id))])),
    };
  return fact;
}

/**
 * Facts that a condition of the edited brand may read, as operators see them. `fields` has the facts of the fields of a form, `set` facts
 * beside the global ones, by their whole names.
 */
export function useFactCatalogue(
  fields: Readonly<Record<string, Partial<Fact>>> = noFields,
  set?: FactCatalogue,
): FactCatalogue {
  const documents = useBrandDocuments();
  const ofBrand = useBrandFacts();
  const { currency, digits } = brandMoney(documents);
  return useMemo(() => {
    const money = { currency, digits };
    const all = { ...factCatalogue(factSchemas, fields, ofBrand), ...set };
    return Object.fromEntries(Object.entries(all).map(([name, fact]) => [name, forOperators(fact, money)]));
  }, [fields, set, ofBrand, currency, digits]);
}
