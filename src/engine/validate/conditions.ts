import { checkCondition } from '../conditions/condition-check.ts';
import {
  brandFacts,
  factCatalogue,
  factSet,
  formFieldFacts,
  type FactCatalogue,
} from '../conditions/fact-catalogue.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';

/** Cached catalogue of a brand's facts, shared by its documents. */
const known = new WeakMap<Brand, FactCatalogue>();

const ofBrand = (brand: Brand) => brandFacts(schemas, (key) => brand.document(key)?.content);

function factsOf(brand: Brand): FactCatalogue {
  const facts = known.get(brand) ?? factCatalogue(schemas, {}, ofBrand(brand));
  known.set(brand, facts);
  return facts;
}

/** Ring 3: checks every condition of a document against the facts known at its place. */
export function checkConditions(brand: Brand, document: BrandDocument): void {
  const catalogue =
    document.kind === 'form'
      ? factCatalogue(schemas, formFieldFacts(document.content), ofBrand(brand))
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
