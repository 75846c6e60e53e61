import { checkCondition } from '../condition-check.ts';
import { factCatalogue, type Fact } from '../fact-catalogue.ts';
import { isJsonObject, own } from '../json.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';

/** What is known everywhere. */
const facts = factCatalogue(schemas);

/** What `form.<field>` is in a condition: a check box is true or false, a choice one of its options, the rest text. */
function fieldFacts({ content }: BrandDocument): Record<string, Partial<Fact>> {
  const fields = own(content, 'fields');
  if (!isJsonObject(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Partial<Fact>] => {
      if (!isJsonObject(field)) return [name, {}];
      if (field['input'] === 'checkbox') return [name, { type: 'boolean' }];
      const options = isJsonObject(field['options']) ? field['options']['items'] : undefined;
      return [name, isJsonObject(options) ? { enum: ['', ...Object.keys(options)] } : {}];
    }),
  );
}

/** Ring 3: every condition of a document against the facts that are known where it stands. */
export function checkConditions(brand: Brand, document: BrandDocument): void {
  const catalogue = document.kind === 'form' ? factCatalogue(schemas, fieldFacts(document)) : facts;
  for (const { pointer, value, schema } of document.visits) {
    if (schema['x-condition'] !== true) continue;
    for (const fault of checkCondition(value, catalogue)) {
      brand.report(document.key, { ...fault, pointer: pointer + fault.pointer });
    }
  }
}
