import fc from 'fast-check';
import type { FieldSpec, FieldValue, FormFile } from '../specs/field-spec.ts';
import { inputDocumentOf } from '../inputs/parts/input-document.ts';
import { blankValue, holdsFiles, inputValueOf } from '../inputs/parts/input-value.ts';

/** Texts that have broken validators, differing in how characters are counted, ordered, trimmed or stored. */
const hard: readonly string[] = [
  '',
  ' ',
  '\u00A0\u3000',
  '\u200B',
  '\uFEFFabc\uFEFF',
  '\u0000',
  'abc\u0000',
  '\n',
  'abc\n',
  'e\u0301',
  'é',
  '\u0301\u0301',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '🙂',
  '👨‍👩‍👧',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '🇲🇲🇹🇭',
  '1️⃣',
  '\uD83D',
  'a\uDE42b',
  '\uDE42\uD83D',
  '\uFFFE\uFFFF',
  '\u{10FFFF}',
  'ｆｕｌｌ１２３',
  '１２３',
  '၁၂၃',
  '٣٤',
  'မင်္ဂလာပါ',
  'ကို',
  'สวัสดีครับ',
  'น้ำ',
  '中文字',
  '𠮷野家',
  'שלום',
  '\u202Eabc\u202C',
  '\u200Fabc\u200E',
  'ſ',
  'K',
  'İi',
  'ß',
  '__proto__',
  'constructor',
  '1e3',
  '0x10',
  '-0',
  '+1',
  '1.',
  '.5',
  '007',
  'NaN',
  'Infinity',
  '999999999999999999999',
  'true',
];

const repeated = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** 5,000 to 100,000 code units. */
const veryLong: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('a', '7', 'ab ', 'ကို', '🙂', 'e\u0301', '\u0000', '中', '\uD83D', ' '),
    fc.constantFrom(5_000, 10_001, 100_000),
  )
  .map(([unit, length]) => repeated(unit, length));

/** Any text: ordinary ones near the bounds that rules have, hard ones, and now and then a very long one. */
const arbitraryText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[abc0-9 ]{0,15}$/u) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 15 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 15 }) },
  { weight: 6, arbitrary: fc.constantFrom(...hard) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...hard), fc.constantFrom('a', '1', ' ', 'ab'))
      .map((two) => two.join('')),
  },
  { weight: 1, arbitrary: veryLong },
);

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const day: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(fc.integer({ min: 1940, max: 2030 }), fc.integer({ min: 0, max: 9999 })),
    fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 14 })),
    fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 27, max: 32 })),
    fc.constantFrom('iso', 'us', 'slashes'),
  )
  .map(([year, month, date, form]) => {
    const [y, m, d] = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)];
    return form === 'iso' ? `${y}-${m}-${d}` : form === 'us' ? `${m}-${d}-${y}` : `${y}/${m}/${d}`;
  });

/** Days around the birthday on which the age is just reached. */
const birthday = (age: number, now: Date): fc.Arbitrary<string> =>
  fc.integer({ min: -2, max: 2 }).map((offset) => {
    const date = new Date(now);
    date.setUTCDate(date.getUTCDate() + offset);
    return `${now.getUTCFullYear() - age}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  });

/** Numbers around the bounds, written as texts. */
const near = ({ minimum, maximum }: FieldSpec): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(minimum ?? 0, maximum ?? 100, 0, 12),
      fc.integer({ min: -1, max: 1 }),
      fc.constantFrom('', '.0', '.5'),
    )
    .map(([bound, offset, fraction]) => `${bound + offset}${fraction}`);

const files = (spec: FieldSpec): fc.Arbitrary<FormFile[]> => {
  const limit = spec.accept?.maxBytes ?? 1024;
  const types = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf', 'image/svg+xml', ''];
  const file = fc.record({
    name: fc.constantFrom('a.png', 'ကို.pdf', '', '../x', 'a'.repeat(300)),
    type: fc.constantFrom(...(spec.accept?.types ?? []), ...(spec.accept?.types ?? []), ...types),
    size: fc.constantFrom(0, 1, limit - 1, limit, limit + 1),
  });
  return fc.array(file, { maxLength: 5 });
};

const text = (usual: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 2, arbitrary: arbitraryText });

/** A value that a control of this field may hold, usual or unexpected. */
export function arbitraryValue(spec: FieldSpec, now: Date): fc.Arbitrary<FieldValue> {
  const { takes = [], offers = [], sample } = inputDocumentOf(spec.input);
  if (typeof blankValue(spec.input) === 'boolean') return fc.boolean();
  if (holdsFiles(spec.input)) return files(spec);
  if (takes.includes('options'))
    return text(fc.constantFrom('', ...(spec.options ?? []).map(({ value }) => value)));
  if (offers.includes('minAge'))
    return text(fc.oneof(day, spec.minAge === undefined ? day : birthday(spec.minAge, now)));
  if (takes.includes('minimum')) return text(near(spec));
  // Grouped for the eye.
  if (inputValueOf(spec.input).settle)
    return text(fc.stringMatching(/^[0-9]{2,6}[ -]?[0-9]{0,6}[ \u2011]?[0-9]{0,4}$/u));
  return fc.oneof(
    { weight: 20, arbitrary: arbitraryText },
    { weight: 1, arbitrary: fc.constant(sample?.value ?? '') },
  );
}
