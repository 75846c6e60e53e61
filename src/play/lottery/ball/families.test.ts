/** @module-tag exhaustive */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { count, seedOf } from '#run-size';
import { sixDigits } from '../6d/six-digits.ts';
import { elevenFive } from '../11x5/eleven-five.ts';
import type { BetType } from '../bet-type.ts';
import type { Json } from '#engine/json/json.ts';
import type { Family } from '../family.ts';
import { k3 } from '../k3/k3.ts';
import { pk10 } from '../pk10/pk10.ts';
import { groupOdds } from '../odds.ts';
import type { Row, RowsSelection } from '../panel.ts';
import { ssc } from '../ssc/ssc.ts';
import { sum } from './counting.ts';

type Drawn = readonly number[];

/** All ordered draws of `length` numbers from `from` to `to`. */
function draws(from: number, to: number, length: number, repeats: boolean): Drawn[] {
  if (length === 0) return [[]];
  return draws(from, to, length - 1, repeats).flatMap((begun) =>
    Array.from({ length: to - from + 1 }, (_, step) => from + step)
      .filter((number) => repeats || !begun.includes(number))
      .map((number) => [...begun, number]),
  );
}

const five = draws(0, 9, 5, true);
const balls = draws(1, 11, 5, false);
const dice = draws(1, 6, 3, true);
const fronts = draws(1, 10, 5, false).map((front) => [...front, 0, 0, 0, 0, 0]);
const pairs = draws(1, 10, 2, false);
const turned = Array.from({ length: 10 }, (_, turn) =>
  Array.from({ length: 10 }, (_place, place) => ((place + turn) % 10) + 1),
);

/** Draws that cover a bet's view of a race evenly: all fronts, all pairs of two places, or each racer at each place once. */
function races({ id }: BetType): Drawn[] {
  if (id === 'place') return turned;
  const versus = /(\d+)v(\d+)$/.exec(id);
  if (!versus) return fronts;
  return pairs.map(([one = 0, other = 0]) =>
    Array.from({ length: 10 }, (_, place) =>
      place === Number(versus[1]) - 1 ? one : place === Number(versus[2]) - 1 ? other : 0,
    ),
  );
}

/** Bets on six digits see five at most, except on the whole number; the unseen digits are constant. */
const six = ({ id }: BetType): Drawn[] =>
  /^last|v6$/.test(id) ? five.map((drawn) => [0, ...drawn]) : five.map((drawn) => [...drawn, 0]);

const families: [Family, (bet: BetType) => Drawn[]][] = [
  [ssc, () => five],
  [elevenFive, () => balls],
  [k3, () => dice],
  [pk10, races],
  [sixDigits, six],
];
/** These bets see all six digits; their code is that of SSC. */
const tooMany = new Set(['six-direct', 'fixed', 'dragon-tiger-1v6']);

const rowsOf = ({ panel }: BetType): readonly Row[] => (panel.kind === 'rows' ? panel.rows : []);

/** Any complete choice. */
const choice = (bet: BetType): fc.Arbitrary<RowsSelection> =>
  fc.record(
    Object.fromEntries(
      rowsOf(bet).map(({ id, choices, min }) => [
        id,
        fc.subarray([...choices], { minLength: Math.max(min, 1) }),
      ]),
    ),
  );

const cases = families.flatMap(([family, drawsOf]) =>
  [...family.betTypes.values()]
    .filter(({ id }) => family !== sixDigits || !tooMany.has(id))
    .map((bet) => [`${family.id} ${bet.id}`, bet, drawsOf] as const),
);

describe('every draw there is', () => {
  it.each(cases)('%s: each note is worth one stake by its chance, whatever is chosen', (_, bet, drawsOf) => {
    const all = drawsOf(bet);
    fc.assert(
      fc.property(choice(bet), (chosen) => {
        const read = bet.read(chosen as Json);
        // Choices without a note, such as the same racer in two places.
        if (!read.ok) return;
        const worth = all.map((drawn) =>
          sum(
            Object.entries(read.bet.hits({ balls: drawn })).map(
              ([level, times]) => (times * (bet.levels[level]?.of ?? 0)) / (bet.levels[level]?.wins ?? 1),
            ),
          ),
        );
        expect(sum(worth) / all.length).toBeCloseTo(read.bet.notes, 6);
      }),
      { numRuns: all.length > 20_000 ? count(1, 2) : count(6, 20), seed: seedOf(6), endOnFailure: true },
    );
  });
});

describe.each(families)('$id', (family) => {
  it('has a quick pick for each bet: one note, or the two that group 3 makes of a pair of digits', () => {
    const random = (below: number) => Math.floor(below * 0.37);
    for (const bet of family.betTypes.values()) {
      const read = bet.read(bet.quickPick(random));
      expect([bet.id, read.ok && read.bet.notes]).toEqual([bet.id, bet.id.endsWith('group3') ? 2 : 1]);
    }
  });

  it('reads what it draws and nothing else', () => {
    const drawn = family.draw((below) => below - 1);
    expect(family.readResult(JSON.parse(JSON.stringify(drawn)) as never)).toEqual(drawn);
    for (const raw of [
      null,
      [],
      {},
      { balls: 3 },
      { balls: [] },
      { balls: [1, 2, 99, 4, 5] },
      { balls: ['1'] },
    ])
      expect(family.readResult(raw)).toBeUndefined();
    expect(family.steps(drawn).at(-1)).toEqual(drawn);
  });

  it.each([
    null,
    'all',
    [],
    { numbers: 'many' },
    { nowhere: ['1'] },
    { numbers: [1] },
    { numbers: ['-1'] },
    { ['__proto__']: ['1'] },
  ])('refuses %j', (raw) => {
    for (const bet of family.betTypes.values()) expect(bet.read(raw).ok).toBe(false);
  });
});

describe('at the prize group 1800 a note of 2 pays', () => {
  it.each([
    ['SSC five-star direct', ssc, 'five-direct', 'win', 180_000],
    ['SSC three-star direct', ssc, 'last-three-direct', 'win', 1800],
    ['SSC three-star group 3', ssc, 'last-three-group3', 'win', 600],
    ['SSC three-star group 6', ssc, 'last-three-group6', 'win', 300],
    ['SSC two-star', ssc, 'last-two-direct', 'win', 180],
    ['11x5 any one', elevenFive, 'any-1', 'win', 3.96],
    ['11x5 first three direct', elevenFive, 'first-three-order', 'win', 1782],
    ['K3 sum 3', k3, 'sum-number', '3', 388.8],
    ['K3 sum 18', k3, 'sum-number', '18', 388.8],
    ['K3 sum 10', k3, 'sum-number', '10', 14.4],
    ['K3 sum 11', k3, 'sum-number', '11', 14.4],
    ['PK10 place', pk10, 'place', 'win', 18],
  ] as const)('%s', (_, family, id, level, prize) => {
    const chance = family.betTypes.get(id)?.levels[level] ?? { wins: 1, of: 0 };
    expect((2 * groupOdds(chance, 1800)) / 10_000).toBe(prize);
  });
});

it.each([
  [ssc, 'last-three-group3', { numbers: ['1', '2'] }, 2],
  [ssc, 'five-group30', { twice: ['1', '2', '3'], once: ['1', '4'] }, 4],
  [
    ssc,
    'five-direct',
    Object.fromEntries(
      rowsOf(ssc.betTypes.get('five-direct') as BetType).map(({ id, choices }) => [id, choices]),
    ),
    100_000,
  ],
  [elevenFive, 'any-5', { numbers: ['01', '02', '03', '04', '05', '06', '07'] }, 21],
  [pk10, 'first-two-order', { place1: ['01', '02'], place2: ['01', '02', '03'] }, 4],
  [k3, 'pair-single', { pair: ['11', '22'], single: ['1', '3'] }, 3],
] as const)('%#: counts the notes of a choice', (family, id, chosen, notes) => {
  const read = family.betTypes.get(id)?.read(chosen as never);
  expect(read?.ok && read.bet.notes).toBe(notes);
});
