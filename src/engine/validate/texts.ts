import { isErrorText } from '../error-entry.ts';
import { isJsonObject, own } from '../json/json.ts';
import { NOT_TRANSLATED, translationState } from '../texts/source-mark.ts';
import { joinPointer } from '../json/pointer.ts';
import type { Brand } from './brand.ts';
import { list } from '../suggest.ts';
import { variablesIn } from '../texts/variables.ts';
import { lendersOf } from './languages.ts';
import { shownLanguages, textsByKey } from './text-keys.ts';
import { splitPlural } from '../texts/plural-key.ts';

type Words = Readonly<Record<string, string>>;

const keyOf = (language: string): string => `texts/${language}`;

/** Ring 3: checks that texts exist in every language of the brand, with the same variables, and that each is used. */
export function checkTexts(brand: Brand): void {
  const languages = shownLanguages(brand).filter((language) => brand.document(keyOf(language)));
  const words = new Map(languages.map((language) => [language, textsByKey(brand.document(keyOf(language)))]));
  checkTranslations(brand, words);
  checkTranslated(brand, words);
  checkVariables(brand, words);
  checkUse(brand, words);
}

const plurals = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();

/**
 * Reports missing texts: a key without plural forms must be in every language, one with forms needs those that the language
 * counts with. A text of the language's fallback may be missing.
 */
function checkTranslations(brand: Brand, words: ReadonlyMap<string, Words>): void {
  const counted = new Set<string>();
  const plain = new Map<string, string>();
  for (const [language, texts] of words) {
    for (const key of Object.keys(texts)) {
      const { base, form } = splitPlural(key);
      if (form === undefined) plain.set(key, plain.get(key) ?? language);
      else if (form === 'other') counted.add(base);
      else if (!Object.hasOwn(texts, `${base}_other`)) plain.set(key, plain.get(key) ?? language);
    }
  }
  for (const [language, texts] of words) {
    const lent = new Set(
      lendersOf(brand, language).flatMap((lender) =>
        Object.keys(textsByKey(brand.document(keyOf(lender)))).map((key) => splitPlural(key).base),
      ),
    );
    const lacking: Lacking[] = [];
    for (const [key, source] of plain) {
      if (Object.hasOwn(texts, key) || counted.has(key) || lent.has(splitPlural(key).base)) continue;
      const other = own(words.get(source) ?? {}, key) ?? '';
      lacking.push({ key, reason: `It is there in "${source}" (${JSON.stringify(shorten(other))}).` });
    }
    for (const base of counted) {
      if (lent.has(base)) continue;
      for (const form of plurals(language)) {
        const key = `${base}_${form}`;
        if (Object.hasOwn(texts, key)) continue;
        lacking.push({
          key,
          reason: `The language counts with the forms ${list(plurals(language))}.`,
        });
      }
    }
    reportMissing(brand, language, lacking, plain.size + counted.size);
  }
}

type Lacking = { key: string; reason: string };

/** Above this number of missing texts a language counts as newly added: one cause, one problem. */
const newlyAdded = 20;

function reportMissing(brand: Brand, language: string, lacking: readonly Lacking[], all: number): void {
  if (lacking.length <= newlyAdded) {
    for (const { key, reason } of lacking) missing(brand, language, key, reason);
    return;
  }
  brand.report(keyOf(language), {
    code: 'LANGUAGE_INCOMPLETE',
    pointer: '/texts',
    part: 'key',
    message: `${lacking.length} of ${all} texts are missing in "${language}", such as "${String(lacking[0]?.key)}".`,
    fix: seeding(brand, language),
  });
}

/** Advice for adding the missing texts of a language. */
const seeding = ({ pack, layers, document }: Brand, language: string): string => {
  const { from, into } = { from: document(keyOf('en')) ? 'en' : '<language>', into: layers.at(-1) ?? pack };
  return `Run "livery texts add ${language} --from ${from} ${into}": it copies what is missing and marks it as not translated.`;
};

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

function missing(brand: Brand, language: string, key: string, reason: string): void {
  brand.report(keyOf(language), {
    code: 'MISSING_TRANSLATION',
    pointer: joinPointer('/texts', key),
    message: `"${key}" is missing in "${language}", so players would read another language. ${reason}`,
    fix: `Add "${key}" to the texts of "${language}".`,
  });
}

/** The reference language: English if the brand has it, else the first. */
const sourceOf = (words: ReadonlyMap<string, Words>): string | undefined =>
  words.has('en') ? 'en' : [...words.keys()][0];

/** Fewer texts than these may be the same in two languages. */
const leastCopied = 50;

/** Reports texts marked as untranslated that repeat their source, and languages in which most texts do so unmarked. */
function checkTranslated(brand: Brand, words: ReadonlyMap<string, Words>): void {
  const source = sourceOf(words);
  if (source === undefined) return;
  const originals = words.get(source) ?? {};
  const publishing = brand.document('brand/main')?.content['publishing'];
  const translated = isJsonObject(publishing) ? publishing['translated'] : undefined;
  const needed = new Set<unknown>(Array.isArray(translated) ? translated : []);
  for (const [language, texts] of words) {
    if (language === source) continue;
    const marks = brand.document(keyOf(language))?.content['madeFrom'];
    const same = Object.keys(texts).filter((key) => texts[key] === own(originals, key));
    const markOf = (key: string): string | undefined => {
      const mark = isJsonObject(marks) ? own(marks, key) : undefined;
      return typeof mark === 'string' ? mark : undefined;
    };
    if (needed.has(language)) {
      reportUntranslated(
        brand,
        language,
        Object.keys(texts).filter(
          (key) =>
            own(originals, key) !== undefined &&
            translationState(texts[key] ?? '', originals[key] ?? '', markOf(key)) === 'untranslated',
        ),
      );
      continue;
    }
    const marked = same.filter((key) => markOf(key) === NOT_TRANSLATED);
    const copied = same.length - marked.length;
    const unmarked = copied >= leastCopied && copied * 2 > Object.keys(texts).length;
    if (marked.length === 0 && !unmarked) continue;
    const count = unmarked ? same.length : marked.length;
    brand.report(keyOf(language), {
      code: 'TEXTS_NOT_TRANSLATED',
      pointer: '/texts',
      part: 'key',
      message: `${count} of ${Object.keys(texts).length} texts of "${language}" only repeat those of "${source}", such as "${String((unmarked ? same : marked)[0])}".`,
      fix: 'Translate them. The console lists them as not translated, and takes "Still right" for those that are the same in both.',
    });
  }
}

/** Longest list of single texts; above it one problem tells the number. */
const namedTexts = 20;

/** Reports texts of a language that the brand wants translated before anything goes live. */
function reportUntranslated(brand: Brand, language: string, keys: readonly string[]): void {
  const fix = 'Translate it. The console takes "Still right" for one that is the same in both languages.';
  for (const key of keys.slice(0, namedTexts)) {
    const more = keys.length > namedTexts ? ` ${keys.length} texts are like it.` : '';
    brand.report(keyOf(language), {
      code: 'TRANSLATION_NEEDED',
      pointer: joinPointer('/texts', key),
      message: `"${key}" is empty in "${language}" or repeats its source, and the brand wants this language translated.${more}`,
      fix,
    });
  }
}

function checkVariables(brand: Brand, words: ReadonlyMap<string, Words>): void {
  const measure = sourceOf(words);
  if (measure === undefined) return;
  for (const [key, text] of Object.entries(words.get(measure) ?? {})) {
    // "one day" needs no {{count}}: only the form that every language has is compared.
    if ((splitPlural(key).form ?? 'other') !== 'other') continue;
    const wanted = variablesIn(text);
    for (const [language, texts] of words) {
      const translated = own(texts, key);
      if (translated === undefined) continue;
      const found = variablesIn(translated);
      if (found.join() === wanted.join()) continue;
      brand.report(keyOf(language), {
        code: 'INTERPOLATION_DIFFERS',
        pointer: joinPointer('/texts', key),
        message: `"${key}" has ${variables(found)} in "${language}" and ${variables(wanted)} in "${measure}", so a value would be lost or its name shown.`,
        fix: `Use ${variables(wanted)} in both.`,
      });
    }
  }
}

const variables = (names: readonly string[]): string =>
  names.length === 0 ? 'no variable' : names.map((name) => `{{${name}}}`).join(', ');

/** Reports unused texts, except those of the lowest pack, which the portal's own code may use. */
function checkUse(brand: Brand, words: ReadonlyMap<string, Words>): void {
  const named = new Set(
    brand.documents
      .flatMap(({ visits }) => visits)
      .filter(({ schema }) => schema['x-ref'] === 'text')
      .map(({ value }) => value),
  );
  for (const [language, texts] of words) {
    for (const key of Object.keys(texts)) {
      const { base } = splitPlural(key);
      if ([key, base].some((name) => named.has(name) || brand.foundationTexts.has(name))) continue;
      if (isErrorText(key)) continue;
      brand.report(keyOf(language), {
        code: 'UNUSED_TEXT',
        pointer: joinPointer('/texts', key),
        part: 'key',
        message: `No document of the brand names "${key}".`,
        fix: 'Take it out, or name it where it should show.',
      });
    }
  }
}
