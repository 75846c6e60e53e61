import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import type { Json } from '#engine/json/json.ts';
import type { Family } from '../family.ts';
import { threeDigits, twoDigits } from './digits.ts';

const file = join(import.meta.dirname, '../../../../configs/base/lotteries/main.json');
const { tables } = JSON.parse(readFileSync(file, 'utf8')) as LotteriesDocument;

const drawnAs = (number: string) => ({ balls: [...number].map(Number) });

/** Bet, selection, result, notes to pay for, hits. */
const cases: [Family, string, Json, string, number, object][] = [
  [twoDigits, 'exact', ['07'], '07', 1, { win: 1 }],
  [twoDigits, 'exact', ['07', '70'], '70', 2, { win: 1 }],
  [twoDigits, 'exact', ['07'], '70', 1, {}],
  [twoDigits, 'exact-round', ['07'], '70', 2, { win: 1 }],
  [twoDigits, 'exact-round', ['07', '70'], '07', 2, { win: 1 }],
  [twoDigits, 'exact-round', ['77'], '77', 1, { win: 1 }],
  [twoDigits, 'one-digit-head', { digit: ['0', '7'] }, '07', 2, { 0: 1 }],
  [twoDigits, 'one-digit-tail', { digit: ['0'] }, '07', 1, {}],
  [twoDigits, 'one-digit-any', { digit: ['0', '7', '8'] }, '07', 3, { 0: 1, 7: 1 }],
  [twoDigits, 'one-digit-any', { digit: ['7'] }, '77', 1, { 7: 1 }],
  [twoDigits, 'sides-of-2', { side: ['small', 'odd', 'pair'] }, '07', 3, { small: 1, odd: 1 }],
  [twoDigits, 'sides-of-2', { side: ['big', 'even', 'pair'] }, '88', 3, { big: 1, even: 1, pair: 1 }],
  [threeDigits, 'exact', ['007'], '007', 1, { win: 1 }],
  [threeDigits, 'exact', ['007'], '070', 1, {}],
  [threeDigits, 'exact-round', ['123'], '312', 6, { win: 1 }],
  [threeDigits, 'exact-round', ['112', '211'], '121', 3, { win: 1 }],
  [threeDigits, 'exact-round', ['555'], '555', 1, { win: 1 }],
  [threeDigits, 'one-digit-any', { digit: ['1', '5'] }, '515', 2, { 1: 1, 5: 1 }],
  [threeDigits, 'sides-of-3', { side: ['big', 'even', 'triple'] }, '498', 3, { even: 1 }],
  [threeDigits, 'sides-of-3', { side: ['big', 'triple'] }, '777', 2, { big: 1, triple: 1 }],
];

describe('2D and 3D', () => {
  it.each(cases)('%o: %s on %j at %s', (family, id, selection, drawn, notes, hits) => {
    const read = family.betTypes.get(id)?.read(selection);
    if (!read?.ok) throw new Error(`The bet was not read: ${read?.code}`);
    expect(read.bet.notes).toBe(notes);
    expect(read.bet.hits(drawnAs(drawn))).toEqual(hits);
  });

  it('takes results of its digits only', () => {
    expect(twoDigits.readResult({ balls: [0, 7] })).toEqual({ balls: [0, 7] });
    expect(twoDigits.readResult({ balls: [0, 7, 1] })).toBeUndefined();
    expect(threeDigits.readResult({ balls: [1, 2, 10] })).toBeUndefined();
  });

  it.each([twoDigits, threeDigits])('$id pays by documents less than it takes, at every level', (family) => {
    const table = tables[family.id];
    expect(table?.order).toEqual([...family.betTypes.keys()]);
    for (const [id, { levels }] of family.betTypes) {
      const { odds, oddsByLevel } = table?.betTypes[id] ?? {};
      for (const [level, { wins, of }] of Object.entries(levels)) {
        const paid = oddsByLevel?.[level] ?? odds ?? Infinity;
        expect([id, level, paid * wins <= of, paid > 1]).toEqual([id, level, true, true]);
      }
    }
  });
});
