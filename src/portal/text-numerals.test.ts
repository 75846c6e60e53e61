import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextsDocument } from '#contract/generated/documents.ts';
import { localeOf, numeralsOf, type Languages } from '#engine/texts/languages.ts';

const configs = join(import.meta.dirname, '../../configs');
const documents = readdirSync(configs, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[/\\])texts[/\\][^/\\]+\.json$/u.test(file))
  .map((file) => ({ file, ...(JSON.parse(readFileSync(join(configs, file), 'utf8')) as TextsDocument) }));

const { languages } = JSON.parse(readFileSync(join(configs, 'base/languages/main.json'), 'utf8')) as {
  languages: Languages;
};

/** Numbers whose digits stand in groups. */
const grouped =
  /(?<![\d.,:])\d{1,3}(?:[.,\u00a0\u202f \u2019]\d{2,3})*[.,\u00a0\u202f \u2019]\d{3}(?![.,]?\d)/gu;

const isOtherDigit = /(?![0-9])\p{Nd}/u;

describe('numbers in texts', () => {
  // What pages format themselves (money, times, odds, counts) stands beside them in one sentence.
  it.each(documents.filter(({ id }) => numeralsOf(id) === 'latn'))(
    'are written in the numerals that pages format in: $file',
    ({ texts }) => {
      const mixed = Object.entries(texts).filter(([, text]) => isOtherDigit.test(text));
      expect(mixed).toEqual([]);
    },
  );

  it.each(documents)('are grouped as pages group them: $file', ({ id, texts }) => {
    const format = new Intl.NumberFormat(localeOf(languages, id), { numberingSystem: 'latn' });
    const others = Object.entries(texts).flatMap(([key, text]) =>
      [...text.matchAll(grouped)]
        .map(([number]) => ({ key, number, asPagesDo: format.format(Number(number.replaceAll(/\D/gu, ''))) }))
        .filter(({ number, asPagesDo }) => number !== asPagesDo),
    );
    expect(others).toEqual([]);
  });
});
