import { isJsonObject, own } from '../../json/json.ts';
import { joinPointer } from '../../json/pointer.ts';
import { causesAt, removalsAt, topmost, type Cause } from '../blame.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { variablesIn } from '../../texts/variables.ts';
import { shownLanguages, textsByKey } from '../text-keys.ts';
import { fieldsOf, type NamedEntry } from './read-form.ts';

/** Placeholders that the engine fills in a field's texts, besides `textValues`. */
const given: Readonly<Record<string, readonly string[]>> = {
  label: [],
  help: [],
  placeholder: [],
  message: ['min', 'max', 'age'],
  messageSame: ['min', 'max'],
};

const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** Checks the placeholders in a field's texts against the numbers it has. */
export function checkTextValues(brand: Brand, form: BrandDocument): void {
  const words = shownLanguages(brand).map((language) => textsByKey(brand.document(`texts/${language}`)));
  const variablesOf = (key: unknown): string[] =>
    typeof key === 'string' ? [...new Set(words.flatMap((texts) => variablesIn(own(texts, key) ?? '')))] : [];
  // Missing languages are reported elsewhere.
  if (words.length === 0) return;
  for (const field of fieldsOf(form)) checkField(brand, form, field, variablesOf);
}

function checkField(
  brand: Brand,
  form: BrandDocument,
  { name, value, pointer }: NamedEntry,
  variablesOf: (key: unknown) => string[],
): void {
  const { textValues } = value;
  const values = isJsonObject(textValues) ? Object.keys(textValues) : [];
  const used = new Set<string>();
  for (const [property, known] of Object.entries(given)) {
    const variables = variablesOf(value[property]);
    for (const variable of variables) used.add(variable);
    const givenHere = property === 'label' && value['link'] !== undefined ? ['link'] : known;
    const missing = variables.filter((variable) => ![...givenHere, ...values].includes(variable));
    if (missing.length === 0) continue;
    const says = shownLanguages(brand).flatMap((language) => {
      const found = own(textsByKey(brand.document(`texts/${language}`)), String(value[property])) ?? '';
      const at = joinPointer('/texts', String(value[property]));
      return missing.some((variable) => variablesIn(found).includes(variable))
        ? causesAt(brand, `texts/${language}`, [at])
        : [];
    });
    const gone = removalsAt(
      brand,
      form.key,
      ['textValues', ...missing.map((variable) => `textValues/${variable}`)].map((at) => `${pointer}/${at}`),
    );
    const label: Cause = { key: form.key, pointer: joinPointer(pointer, property) };
    const cause = topmost(brand, label, ...gone, ...says);
    brand.report(cause.key, {
      ...cause,
      code: 'TEXT_VALUE_MISSING',
      message: `The text of "${property}" says ${braced(missing)}, and "${name}" has no value for it, so a gap would show.`,
      fix: 'Add it to "textValues", or say it in words.',
    });
  }
  for (const variable of values) {
    if (used.has(variable)) continue;
    brand.report(form.key, {
      code: 'TEXT_VALUE_UNUSED',
      pointer: joinPointer(pointer, 'textValues', variable),
      part: 'key',
      message: `Neither label, help nor message of "${name}" says {{${variable}}}, in no language.`,
      fix: 'Use it in one of the texts, or take it out.',
    });
  }
}
