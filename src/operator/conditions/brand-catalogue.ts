import { schemaIndex } from '#contract/generated/schema-index.ts';
import {
  brandFacts,
  factCatalogue,
  type BrandFacts,
  type Fact,
  type FactCatalogue,
} from '#engine/conditions/fact-catalogue.ts';
import { own, type Json } from '#engine/json/json.ts';
import { brandMoney } from '../documents/brand-money.ts';
import { languageName, type PackDocuments } from '../documents/reader.ts';
import { isGroup, readCondition, type ConditionNode } from './condition-query.ts';
import { countryNames } from './countries.ts';
import { factSchemas } from './fact-schemas.ts';
import { RAW } from './rule-operators.ts';
import { conditionClause } from './sentence.ts';

/** Facts of a brand's documents are the same for all conditions on a page. */
const kept = new WeakMap<PackDocuments, BrandFacts>();

/** What documents of a brand say of facts. */
function factsOfBrand(documents: PackDocuments): BrandFacts {
  const facts = kept.get(documents) ?? brandFacts(schemaIndex, (key) => own(documents, key));
  kept.set(documents, facts);
  return facts;
}

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

/** Facts that a condition of a brand may read, as operators see them; with those of a form's `fields`, and a `set` by whole names. */
export function brandCatalogue(
  documents: PackDocuments,
  fields: Readonly<Record<string, Partial<Fact>>> = {},
  set: FactCatalogue = {},
): FactCatalogue {
  const money = brandMoney(documents);
  const all = { ...factCatalogue(factSchemas, fields, factsOfBrand(documents)), ...set };
  return Object.fromEntries(Object.entries(all).map(([name, fact]) => [name, forOperators(fact, money)]));
}

/** Catalogues for sentences, made once for a state of the documents. */
const spoken = new WeakMap<PackDocuments, FactCatalogue>();

const isReadable = (node: ConditionNode): boolean =>
  isGroup(node) ? node.rules.every(isReadable) : node.operator !== RAW;

/** A condition in words, as a part of a sentence; undefined for one that has no form as rules. */
export function clauseOf(documents: PackDocuments, condition: Json): string | undefined {
  const catalogue = spoken.get(documents) ?? brandCatalogue(documents);
  spoken.set(documents, catalogue);
  const query = readCondition(condition, catalogue);
  return isReadable(query) ? conditionClause(query, catalogue) : undefined;
}
