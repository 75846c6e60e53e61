import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FormDocument, PatternsDocument } from '#contract/generated/documents.ts';
import { compilePattern } from '../patterns.ts';
import { checkValue, fieldSpecs } from './index.ts';

const catalogue = JSON.parse(readFileSync('configs/base/patterns/main.json', 'utf8')) as PatternsDocument;

const form = {
  kind: 'form',
  id: 'sample',
  order: ['only'],
  groups: { only: { order: ['sample'] } },
  fields: { sample: { label: 'field.sample', input: 'text', trim: false } },
  submit: { label: 'action.send', action: { do: 'register' } },
} as const satisfies FormDocument;

/** The verdict that a player gets for a value under a pattern of the catalogue. */
const verdict = (patternId: string, value: string): string | undefined => {
  const [spec] = fieldSpecs({
    form: form as unknown as FormDocument,
    rules: { fields: { sample: { enabled: true, required: false, patternId } } },
    patterns: catalogue,
  });
  if (!spec) throw new Error('The sample form has no field.');
  return checkValue(spec, value)?.code;
};

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
    for (const [id, { valid, invalid, pattern }] of Object.entries(catalogue.patterns)) {
      expect(valid.length, id).toBeGreaterThanOrEqual(6);
      expect(pattern === '*' || invalid.length >= 6, id).toBe(true);
    }
  });

  it.each(rows)('%s', (_title, id, accepted, refused) => {
    const entry = catalogue.patterns[id];
    expect(entry, id).toBeDefined();
    expect(compilePattern(entry?.pattern ?? '')?.unicode).toBe(true);
    for (const value of [accepted, ...(entry?.valid ?? [])])
      expect(verdict(id, value), value).toBeUndefined();
    // An empty value is no value: whether it may stay empty is the rule's to say, not the pattern's.
    const wrong = [refused, ...(entry?.invalid ?? [])].filter((value) => value !== undefined && value !== '');
    for (const value of wrong) expect(verdict(id, value as string), value).toBe('PATTERN');
  });
});
