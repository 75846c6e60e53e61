import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextsDocument } from '#contract/generated/documents.ts';
import type { JsonObject } from '#engine/json/json.ts';
import type { Problem } from '#engine/problems.ts';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { translationState } from '#engine/texts/source-mark.ts';
import { validatePacks } from '#engine/validate.ts';
import { product } from './product.ts';

const folder = 'configs/base/texts';
const languages = readdirSync(folder).map((file) => file.replace(/\.json$/u, ''));
const textsIn = (language: string): TextsDocument =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as TextsDocument;
const source = textsIn('en');

/** True for a text that is nothing but a term, such as the label of a column. */
const isTerm = (words: string, said: readonly string[]): boolean =>
  said.includes(
    words
      .trim()
      .toLowerCase()
      .replace(/[…:.!?\s]+$/u, ''),
  );

describe('the words of base', () => {
  let problems: readonly Problem[];
  beforeAll(() => {
    // All of them in a brand of few other documents: what is judged here hangs on texts alone.
    const packs = smallPacks();
    const others = Object.entries(packs['ground'] ?? {}).filter(([key]) => !key.startsWith('texts/'));
    const described = JSON.parse(readFileSync('configs/base/languages/main.json', 'utf8')) as JsonObject;
    packs['ground'] = {
      ...Object.fromEntries(others),
      ...Object.fromEntries(languages.map((language) => [`texts/${language}`, textsIn(language)])),
      'languages/main': described,
    };
    packs['shop'] = { 'brand/main': { ...packs['shop']?.['brand/main'], languages } };
    problems = validatePacks(product, writePacks(packs), ['shop']);
  });

  it.each(languages)(
    'of "%s" are all there, in the plural forms that it counts with and with the placeholders of the source',
    (language) => {
      const file = `texts/${language}.json`;
      expect(
        problems.filter(
          (problem) =>
            (problem.severity === 'error' && problem.file.endsWith(file)) ||
            (problem.file.endsWith('brand/main.json') && problem.message.includes(`"${language}"`)),
        ),
      ).toEqual([]);
    },
  );

  it.each(languages.filter((language) => language !== 'en'))(
    'of "%s" are no copies of the source but those that are marked as right',
    (language) => {
      const { texts, madeFrom } = textsIn(language);
      const copied = Object.entries(texts).filter(([key, words]) => {
        const original = source.texts[key];
        return (
          original !== undefined && translationState(words, original, madeFrom?.[key]) === 'untranslated'
        );
      });
      expect(Object.fromEntries(copied)).toEqual({});
    },
  );

  it.each(languages)('of "%s" follow its glossary where a text is a term and nothing else', (language) => {
    const { texts, terms = {}, tone } = textsIn(language);
    expect(tone).toBeTruthy();
    const others = Object.entries(source.terms ?? {}).flatMap(([term, said]) =>
      Object.entries(source.texts)
        .filter(([, words]) => isTerm(words, said))
        .map(([key]) => ({ term, key, words: texts[key]?.toLowerCase() }))
        .filter(({ words }) => words !== undefined && !terms[term]?.some((one) => words.includes(one))),
    );
    expect(others).toEqual([]);
  });
});
