/** @module-tag exhaustive */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LanguagesDocument, TextsDocument } from '#contract/generated/documents.ts';
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

/** Texts in which a term means something else, by key: a match that nobody wins is no draw of a lottery. */
const otherSense = new Set(['sandbox.game.draw']);

/** Why a text may be that of the source, in a language of whatever script. */
const keptFor: Readonly<Record<string, RegExp>> = {
  'bets and prizes of Vietnamese lotteries, which English calls by their Vietnamese names':
    /^lottery\.(?:tier|betGroup|kind)\.|^lottery\.choice\.(?:tai|xiu|chan|le)$/u,
  'names of bets on cocks and cards, which stand on tables as they are':
    /^sandbox\.game\.(?:andar|bahar|meron|wala)$/u,
  'languages in their own words': /^chat\.room\./u,
  'examples of what to type': /\.placeholder$|^points\.street\.hint$/u,
  'terms of a proof of fairness': /^raffle\.seed$|^sandbox\.game\.hash$/u,
  'the line under every site of Japan and Korea': /^footer\.copyright$/u,
  'words that Greek, Japanese, Russian and Ukrainian sites write in Latin letters':
    /^(?:common\.ok|form\.failure\.close|field\.email|record\.csv\.number|session\.freePlay|chat\.emoji|chat\.reason\.spam|sandbox\.game\.(?:live|out)|(?:menu|category)\.esports|(?:block\.category|record\.gameType)\.ESPORTS|category\.(?:crash|sicbo|dragontiger))$/u,
};
const isKeptFor = (key: string): boolean => Object.values(keptFor).some((keys) => keys.test(key));

/** True where the language is written in the letters of the source, and may share words with it. */
const isLatin = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Latn';
/** A name of four words (a hand of poker) may be a loan, a sentence never. */
const longestLoan = 4;

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

  it('are those of 34 to 40 languages, Korean among them, each described by its own name [OFF-23]', () => {
    expect(languages.length).toBeGreaterThanOrEqual(34);
    expect(languages.length).toBeLessThanOrEqual(40);
    expect(languages).toContain('ko');
    const { languages: described } = JSON.parse(
      readFileSync('configs/base/languages/main.json', 'utf8'),
    ) as LanguagesDocument;
    expect(Object.keys(described).toSorted()).toEqual(languages.toSorted());
    const names = Object.values(described).map(({ name }) => name);
    expect(new Set(names).size).toBe(languages.length);
    expect(described['ko']?.name).toBe('한국어');
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

  it.each(languages.filter((language) => language !== 'en'))(
    'of "%s" are copies of the source only for a reason: words that both have, or one that holds for all languages',
    (language) => {
      const { texts, madeFrom = {} } = textsIn(language);
      const copied = Object.keys(madeFrom).filter(
        (key) => texts[key] === source.texts[key] && !isKeptFor(key),
      );
      expect(
        copied.filter((key) => !isLatin(language) || (texts[key] ?? '').split(' ').length > longestLoan),
      ).toEqual([]);
      // A mark of a text that is gone says nothing.
      expect(Object.keys(madeFrom).filter((key) => source.texts[key] === undefined)).toEqual([]);
    },
  );

  it.each(languages)('of "%s" have a glossary with a word for each term of the source', (language) => {
    const { terms = {} } = textsIn(language);
    expect(Object.keys(terms).toSorted()).toEqual(Object.keys(source.terms ?? {}).toSorted());
    // A remark on a word would be taken for the word.
    expect(
      Object.values(terms)
        .flat()
        .filter((word) => word.trim() === '' || /[:()]/u.test(word)),
    ).toEqual([]);
  });

  it.each(languages)('of "%s" follow its glossary where a text is a term and nothing else', (language) => {
    const { texts, terms = {}, tone } = textsIn(language);
    expect(tone).toBeTruthy();
    const others = Object.entries(source.terms ?? {}).flatMap(([term, said]) =>
      Object.entries(source.texts)
        .filter(([key, words]) => !otherSense.has(key) && isTerm(words, said))
        .map(([key]) => ({ term, key, words: texts[key]?.toLowerCase() }))
        .filter(({ words }) => words !== undefined && !terms[term]?.some((one) => words.includes(one))),
    );
    expect(others).toEqual([]);
  });
});
