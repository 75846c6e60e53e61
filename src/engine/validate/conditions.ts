import { checkCondition } from '../conditions/condition-check.ts';
import {
  factCatalogue,
  factSet,
  formFieldFacts,
  ownFieldFacts,
  type FactCatalogue,
} from '../conditions/fact-catalogue.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';

/** Cached catalogue of a brand's facts, shared by its documents. */
const known = new WeakMap<Brand, FactCatalogue>();

const ownFacts = (brand: Brand) => ownFieldFacts((id) => brand.document(`form/${id}`)?.content);

function factsOf(brand: Brand): FactCatalogue {
  const facts = known.get(brand) ?? factCatalogue(schemas, {}, ownFacts(brand));
  known.set(brand, facts);
  return facts;
}

/** Ring 3: checks every condition of a document against the facts known at its place. */
export function checkConditions(brand: Brand, document: BrandDocument): void {
  const catalogue =
    document.kind === 'form'
      ? factCatalogue(schemas, formFieldFacts(document.content), ownFacts(brand))
      : factsOf(brand);
  for (const { pointer, value, schema } of document.visits) {
    if (schema['x-condition'] !== true) continue;
    const set = schema['x-facts'];
    const facts = set === undefined ? catalogue : { ...catalogue, ...factSet(schemas, set) };
    for (const fault of checkCondition(value, facts)) {
      brand.report(document.key, { ...fault, pointer: pointer + fault.pointer });
    }
  }
}
