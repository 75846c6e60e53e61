import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FormDocument, PatternsDocument } from '#contract/generated/documents.ts';
import { compilePattern } from '../../patterns/patterns.ts';
import { checkRedos } from '../../validate/redos.ts';
import { checkForm, createFormModel, fieldSpecs, type FieldSpec } from '../index.ts';

const catalogue = JSON.parse(readFileSync('configs/base/patterns/main.json', 'utf8')) as PatternsDocument;

const form: FormDocument = {
  kind: 'form',
  id: 'sample',
  order: ['only'],
  groups: { only: { order: ['sample'] } },
  fields: { sample: { label: 'field.sample', input: 'text', trim: false } },
  submit: { label: 'action.send', action: { do: 'register' } },
};

const specsOf = (patternId: string): FieldSpec[] =>
  fieldSpecs({
    form,
    rules: { fields: { sample: { enabled: true, required: false, patternId } } },
    patterns: catalogue,
  });

/** The codes a player gets under a pattern: from the page while typing and leaving, and from the server. */
const verdicts = (specs: readonly FieldSpec[], value: string): (string | undefined)[] => {
  const page = createFormModel(specs);
  page.change('sample', value);
  page.leave('sample');
  const gateway = checkForm(specs, { sample: value }, () => new Date(0));
  return [page.field('sample').error?.code, gateway.ok ? undefined : gateway.fields[0]?.code];
};

const isAscii = (text: string): boolean => /^[\0-\x7f]*$/u.test(text);

/** A value that the words of the specification let in, and one that they keep out; chosen apart from the catalogue's own. */
const rows: [title: string, id: string, accepted: string, refused: string | undefined][] = [
  ['any [VAL-12]', 'any', '~ မင်္ဂလာပါ 1', undefined],
  ['letter first then letters and digits [VAL-13]', 'letterFirst', 'mgmg2026', '2026mgmg'],
  ['letters and Chinese characters [VAL-14]', 'lettersChinese', 'Wang小明', 'Wang小明1'],
  ['valid email [VAL-15]', 'email', 'mya.mya@shop.example', 'mya.mya@shop'],
  ['letters and digits without Chinese [VAL-16]', 'lettersDigits', 'abc123', 'abc中'],
  ['letters and digits combined [VAL-17]', 'lettersDigitsCombined', 'abc123', 'abcdef'],
  ['digits only [VAL-18]', 'digits', '0912345678', '0912-345'],
  ['alphanumeric with at least one uppercase [VAL-19]', 'alnumUppercase', 'secretS1', 'secrets1'],
  ['English letters and spaces [VAL-20]', 'englishSpaces', 'Daw Khin Khin', 'Daw Khin 2'],
  ['no spaces [VAL-21]', 'noSpaces', 'no-space_here', 'a space'],
  ['Chinese and symbols [VAL-22]', 'chineseSymbols', '王小明！', 'Wang！'],
  ['date yyyy-MM-dd or MM-dd-yyyy [VAL-23]', 'date', '12-25-1987', '25-12-1987'],
  ['at least two letters with spaces [VAL-24]', 'twoLettersSpaces', 'U Ba', 'U'],
  ['Korean only [VAL-25]', 'korean', '박지성', '박지성7'],
  ['Thai only [VAL-26]', 'thai', 'สวัสดี', 'สวัสดี hi'],
  ['Thai or English [VAL-27]', 'thaiEnglish', 'สวัสดีhi', 'สวัสดี1'],
  ['uppercase with spaces [VAL-28]', 'uppercaseSpaces', 'DAW MYA', 'Daw Mya'],
  ['letters, digits and symbols [VAL-29]', 'lettersDigitsSymbols', 'a1#b2$', 'a1 b2'],
  [
    'password with uppercase, lowercase, digit and special symbol [VAL-30]',
    'strongPassword',
    'Lotus#88',
    'lotus#88',
  ],
  ['full name of first and last name [VAL-31]', 'fullName', 'Mya Thida', 'Mya'],
  ['Japanese kana or kanji [VAL-32]', 'japanese', '田中さくら', 'Tanaka'],
  ['uppercase only without spaces [VAL-33]', 'uppercase', 'LOTUS', 'LO TUS'],
];

describe('the pattern catalogue', () => {
  it('is the 22 patterns of the specification and carries examples that are run [ENG-04]', () => {
    expect(Object.keys(catalogue.patterns).sort()).toEqual(rows.map(([, id]) => id).sort());
  });

  it.each(rows)('%s', (_title, id, accepted, refused) => {
    const { pattern, valid, invalid } = catalogue.patterns[id] ?? { pattern: '', valid: [], invalid: [] };
    expect(compilePattern(pattern)?.unicode).toBe(true);
    // The rule decides about empty values, not the pattern.
    const wrong = invalid.filter((value) => value !== '');
    expect(new Set(valid).size).toBeGreaterThanOrEqual(6);
    // A pattern that accepts anything has no wrong value.
    expect(new Set(wrong).size).toBeGreaterThanOrEqual(pattern === '*' ? 0 : 6);
    expect(wrong.filter((value) => !isAscii(value)).length).toBeGreaterThanOrEqual(pattern === '*' ? 0 : 4);
    const specs = specsOf(id);
    for (const value of [accepted, ...valid]) {
      expect(verdicts(specs, value), JSON.stringify(value)).toEqual([undefined, undefined]);
    }
    for (const value of refused === undefined ? wrong : [refused, ...wrong]) {
      expect(verdicts(specs, value), JSON.stringify(value)).toEqual(['PATTERN', 'PATTERN']);
    }
  });

  it.each(Object.entries(catalogue.patterns))('no value can keep %s busy', (_id, { pattern }) => {
    expect(checkRedos(pattern)).toEqual({ status: 'safe' });
  });

  // Patterns above are proven linear; one that backtracks would not return from this.
  it('refuses a value of 100,000 characters that fails at its end', () => {
    const attempts = ['a', 'A1', 'a ', 'ก', '王', '김', 'か', '1', 'a.', '!'].map((part) =>
      part.repeat(50_000),
    );
    for (const [id, { pattern }] of Object.entries(catalogue.patterns)) {
      if (['any', 'noSpaces'].includes(id)) continue;
      for (const attempt of attempts)
        expect(compilePattern(pattern)?.test(`${attempt}\u0000`), id).toBe(false);
    }
  });

  it('takes half of a surrogate pair and a letter without its base for no letter', () => {
    const values = ['\uD83D', 'a\uDE00', '\u0301'];
    for (const [id, { pattern }] of Object.entries(catalogue.patterns)) {
      if (['any', 'noSpaces'].includes(id)) continue;
      for (const value of values)
        expect(compilePattern(pattern)?.test(value), `${id} ${JSON.stringify(value)}`).toBe(false);
    }
  });
});
