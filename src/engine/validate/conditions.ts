import { checkCondition } from '../condition-check.ts';
import { factCatalogue, formFieldFacts } from '../fact-catalogue.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';

/** What is known everywhere. */
const facts = factCatalogue(schemas);

/** Ring 3: every condition of a document against the facts that are known where it stands. */
export function checkConditions(brand: Brand, document: BrandDocument): void {
  const catalogue =
    document.kind === 'form' ? factCatalogue(schemas, formFieldFacts(document.content)) : facts;
  for (const { pointer, value, schema } of document.visits) {
    if (schema['x-condition'] !== true) continue;
    for (const fault of checkCondition(value, catalogue)) {
      brand.report(document.key, { ...fault, pointer: pointer + fault.pointer });
    }
  }
}
