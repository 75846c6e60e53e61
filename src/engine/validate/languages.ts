import { isJsonObject, own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand } from './brand.ts';
import { shownLanguages } from './text-keys.ts';

const entriesOf = (brand: Brand): Readonly<Record<string, unknown>> => {
  const languages = brand.document('languages/main')?.content['languages'];
  return isJsonObject(languages) ? languages : {};
};

/** Languages that a brand has lend words to another one, as its entry in languages/main names them. */
export function lendersOf(brand: Brand, language: string): string[] {
  const entry = own(entriesOf(brand), language);
  const fallback = isJsonObject(entry) ? own(entry, 'fallback') : undefined;
  return Array.isArray(fallback) ? fallback.filter((one) => typeof one === 'string') : [];
}

/** Every language of a brand is described, and every numbering system is one that formats know. */
export function checkLanguages(brand: Brand): void {
  const entries = entriesOf(brand);
  for (const [index, language] of shownLanguages(brand).entries()) {
    if (Object.hasOwn(entries, language)) continue;
    brand.report('brand/main', {
      code: 'UNDESCRIBED_LANGUAGE',
      pointer: joinPointer('/languages', index),
      message: `languages/main has no entry "${language}", so its name, direction and font are not known.`,
      fix: `Add "${language}" to languages/main with at least its "name".`,
    });
  }
  const known = new Set<unknown>(Intl.supportedValuesOf('numberingSystem'));
  for (const [language, entry] of Object.entries(entries)) {
    const numerals = isJsonObject(entry) ? own(entry, 'numerals') : undefined;
    if (numerals === undefined || known.has(numerals)) continue;
    brand.report('languages/main', {
      code: 'UNKNOWN_NUMERALS',
      pointer: joinPointer('/languages', language, 'numerals'),
      message: `Unicode has no numbering system ${JSON.stringify(numerals)}.`,
      fix: 'Name one such as latn, mymr, thai, laoo or arab, or leave it out for 0–9.',
    });
  }
}
