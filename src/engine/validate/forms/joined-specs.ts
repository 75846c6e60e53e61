import { documentValidators } from '#contract/generated/validators.js';
import type { FormDocument, PatternsDocument, RulesDocument } from '#contract/generated/documents.ts';
import { fieldSpecs, formRules, type FieldSpec } from '../../forms/index.ts';
import type { DocumentKey } from '../../packs.ts';
import { isJsonObject, own } from '../../json/json.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { askedFor } from './asked-for.ts';
import { objectAt } from './read-form.ts';

/** A document that satisfies its schema; undefined when missing or invalid, which ring 1 reports. */
function sound<Document>(brand: Brand, key: DocumentKey): Document | undefined {
  const found = brand.document(key);
  return found && documentValidators[found.kind]?.(found.document)
    ? (found.document as unknown as Document)
    : undefined;
}

/**
 * Specs of the fields that a form asks for in some mode, joined with rules, patterns and constants as on page and gateway. Empty when
 * a document is invalid.
 */
export function askedSpecs(brand: Brand, document: BrandDocument): FieldSpec[] {
  const form = sound<FormDocument>(brand, document.key);
  if (!form) return [];
  const missing = new Set<string>();
  const rules = formRules(form, (id) => {
    const found = sound<RulesDocument>(brand, `rules/${id}`);
    if (!found) missing.add(id);
    return found;
  });
  if (missing.size > 0) return [];
  const constants = brand.document('constants/main');
  const numbers = Object.entries(constants ? objectAt(constants, 'constants') : {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  const specs = fieldSpecs({
    form,
    rules,
    patterns: sound<PatternsDocument>(brand, 'patterns/main'),
    constants: Object.fromEntries(numbers),
  });
  const { asks } = askedFor(brand, document);
  return specs.filter(({ name }) => asks(name));
}

/** Place of a field's rule: in its form's rules, or in those of the form it takes the rule from. */
export function ruleAt(form: BrandDocument, name: string): { key: DocumentKey; field: string } | undefined {
  const field = own(objectAt(form, 'fields'), name);
  const taken = isJsonObject(field) ? field['rule'] : undefined;
  if (isJsonObject(taken)) return { key: `rules/${String(taken['rules'])}`, field: String(taken['field']) };
  const { rules } = form.content;
  return typeof rules === 'string' ? { key: `rules/${rules}`, field: name } : undefined;
}

/** Pattern of a joined rule without its anchors. */
export const sourceOf = ({ pattern }: FieldSpec['rule']): string | undefined =>
  pattern?.slice('^(?:'.length, -')$'.length);
