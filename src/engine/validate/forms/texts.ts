import { isJsonObject, own } from '../../json.ts';
import { joinPointer } from '../../pointer.ts';
import type { Brand, BrandDocument } from '../brand.ts';
import { languagesOf, variablesIn, wordsOf } from '../text-keys.ts';
import { fieldsOf, type Entry } from './read-form.ts';

/** What the engine itself puts into the texts of a field, besides `textValues`. */
const given: Readonly<Record<string, readonly string[]>> = {
  label: [],
  help: [],
  placeholder: [],
  message: ['min', 'max', 'age'],
  messageSame: ['min', 'max'],
};

const braced = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');

/** The numbers that the texts of a field use against those that it has. */
export function checkTextValues(brand: Brand, form: BrandDocument): void {
  const words = languagesOf(brand).map((language) => wordsOf(brand.document(`texts/${language}`)));
  const variablesOf = (key: unknown): string[] =>
    typeof key === 'string' ? [...new Set(words.flatMap((texts) => variablesIn(own(texts, key) ?? '')))] : [];
  for (const field of fieldsOf(form)) checkField(brand, form, field, variablesOf);
}

function checkField(
  brand: Brand,
  form: BrandDocument,
  { name, value, pointer }: Entry,
  variablesOf: (key: unknown) => string[],
): void {
  const { textValues } = value;
  const values = isJsonObject(textValues) ? Object.keys(textValues) : [];
  const used = new Set<string>();
  for (const [property, known] of Object.entries(given)) {
    const variables = variablesOf(value[property]);
    for (const variable of variables) used.add(variable);
    const own = property === 'label' && value['link'] !== undefined ? ['link'] : known;
    const missing = variables.filter((variable) => ![...own, ...values].includes(variable));
    if (missing.length === 0) continue;
    brand.report(form.key, {
      code: 'TEXT_VALUE_MISSING',
      pointer: joinPointer(pointer, property),
      message: `The text says ${braced(missing)}, and "${name}" has no value for it, so a gap would show.`,
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
