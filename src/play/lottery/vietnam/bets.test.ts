/** @module-tag exhaustive */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '#engine/json/json.ts';
import type { LotteriesDocument } from '#contract/generated/documents.ts';
import type { PrizeResult } from '../draw-result.ts';
import { oddsOf, payoutOf, totalOf } from '../odds.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { vietnamNorth, vietnamSouth } from './family.ts';

const file = join(import.meta.dirname, '../../../../configs/base/lotteries/main.json');
const { tables } = JSON.parse(readFileSync(file, 'utf8')) as LotteriesDocument;

const north: PrizeResult = {
  prizes: {
    DB: ['12307'],
    G1: ['45607'],
    G2: ['11111', '22222'],
    G3: ['30001', '30002', '30003', '30004', '30005', '30006'],
    G4: ['4307', '4002', '4003', '4004'],
    G5: ['5001', '5002', '5003', '5004', '5005', '5006'],
    G6: ['307', '602', '603'],
    G7: ['07', '72', '73', '74'],
  },
};
const south: PrizeResult = {
  prizes: {
    DB: ['912307'],
    G1: ['45607'],
    G2: ['11111'],
    G3: ['30001', '30002'],
    G4: ['40001', '40002', '40003', '40004', '40005', '40006', '42307'],
    G5: ['5001'],
    G6: ['6001', '6002', '6407'],
    G7: ['307'],
    G8: ['07'],
  },
};

const numbers = (...chosen: string[]): Json => chosen;
const digit = (...chosen: string[]): Json => ({ digit: chosen });
const side = (...chosen: string[]): Json => ({ side: chosen });

/** Bet, selection, notes to pay for, hits. */
const inTheNorth: [string, Json, number, number][] = [
  ['lo2', numbers('07'), 1, 5],
  ['lo2', numbers('07', '99', '11'), 3, 6],
  ['lo3', numbers('307'), 1, 3],
  ['lo4', numbers('4307'), 1, 1],
  ['lo2-dao', numbers('70'), 2, 5],
  ['lo2-dao', numbers('11'), 1, 1],
  ['lo3-dao', numbers('037', '703'), 6, 3],
  ['de', numbers('07'), 1, 1],
  ['de', numbers('08'), 1, 0],
  ['de-dao', numbers('70'), 2, 1],
  ['dau', numbers('07'), 1, 1],
  ['dau', numbers('72', '73', '99'), 3, 2],
  ['duoi', numbers('07'), 1, 1],
  ['dau1', digit('0'), 1, 1],
  ['duoi1', digit('7', '0'), 2, 1],
  ['cang3', numbers('307'), 1, 1],
  ['cang4', numbers('2307'), 1, 1],
  ['cang3-dao', numbers('730'), 6, 1],
  ['cang4-dao', numbers('7032'), 24, 1],
  ['xiu-chu', numbers('307'), 1, 2],
  ['xiu-chu-dao', numbers('730'), 6, 2],
  ['xien2', numbers('07', '11'), 1, 1],
  ['xien2', numbers('07', '11', '99'), 3, 1],
  ['xien3', numbers('07', '11', '22'), 1, 1],
  ['xien4', numbers('07', '11', '22', '99'), 1, 0],
  ['truot4', numbers('90', '91', '92', '93'), 1, 1],
  ['truot4', numbers('90', '91', '92', '07'), 1, 0],
  ['truot4', numbers('90', '91', '92', '93', '07'), 5, 1],
  ['truot10', numbers('80', '81', '82', '83', '84', '85', '86', '87', '88', '89'), 1, 1],
  ['bao8', numbers('07'), 1, 3],
  ['tai-xiu', side('xiu'), 1, 1],
  ['tai-xiu', side('tai'), 1, 0],
  ['chan-le', side('le'), 1, 1],
];
const inTheSouth: typeof inTheNorth = [
  ['lo2', numbers('07'), 1, 6],
  ['lo3', numbers('307'), 1, 3],
  ['lo4', numbers('2307'), 1, 2],
  ['de', numbers('07'), 1, 1],
  ['dau', numbers('07'), 1, 1],
  ['xiu-chu', numbers('307'), 1, 2],
  ['bao7', numbers('07'), 1, 4],
  ['truot8', numbers('90', '91', '92', '93', '94', '95', '96', '97'), 1, 1],
];

describe.each([
  ['the North', vietnamNorth, north, inTheNorth],
  ['South and Central', vietnamSouth, south, inTheSouth],
])('bets of Vietnam, %s', (_name, family, result, fixtures) => {
  it.each(fixtures)('%s on %j makes %i notes and hits %i times [OFF-08]', (id, selection, notes, times) => {
    const read = family.betTypes.get(id)?.read(selection);
    if (!read?.ok) throw new Error(`${id} was not read.`);
    expect(read.bet.notes).toBe(notes);
    expect(read.bet.hits(result)['win'] ?? 0).toBe(times);
  });

  it('reads what it drew, and nothing that is incomplete', () => {
    const drawn = family.draw(seededRandom(1));
    expect(family.readResult(JSON.parse(JSON.stringify(drawn)) as Json)).toEqual(drawn);
    expect(family.readResult({ prizes: { DB: ['1'] } })).toBeUndefined();
    expect(family.steps(drawn).at(-1)).toEqual(drawn);
    expect(Object.keys(family.steps(drawn)[0] ?? {})).toEqual(['prizes']);
  });

  it('accepts every quick pick, and refuses numbers of another length', () => {
    const random = seededRandom(7);
    for (const type of family.betTypes.values()) {
      for (let times = 0; times < 20; times += 1) expect(type.read(type.quickPick(random)).ok).toBe(true);
      expect(type.read(['7']).ok).toBe(false);
    }
  });
});

describe('the table of odds that brands begin with', () => {
  const priced = [
    ['vn-north', vietnamNorth],
    ['vn-south', vietnamSouth],
  ] as const;
  const bets = priced.flatMap(([table, family]) =>
    (tables[table]?.order ?? []).map((id) => [table, id, family] as const),
  );

  it('offers every bet type there is', () => {
    for (const [table, family] of priced) {
      expect(new Set(tables[table]?.order)).toEqual(new Set(family.betTypes.keys()));
    }
  });

  it.each(bets)('%s %s returns less than it takes in expectation', (table, id, family) => {
    const type = family.betTypes.get(id);
    const { odds, cost = 1 } = tables[table]?.betTypes[id] ?? {};
    const { wins, of } = type?.levels['win'] ?? { wins: 1, of: 1 };
    expect(((wins / of) * Number(odds)) / cost).toBeLessThan(1);
    expect(((wins / of) * Number(odds)) / cost).toBeGreaterThan(0.3);
  });

  it.each([
    ['vn-north', vietnamNorth, 'lo2', ['07']],
    ['vn-north', vietnamNorth, 'xien2', ['07', '45']],
    ['vn-north', vietnamNorth, 'truot4', ['07', '45', '67', '89']],
    ['vn-south', vietnamSouth, 'bao7', ['07']],
    ['vn-south', vietnamSouth, 'xien3', ['07', '45', '67']],
    ['vn-south', vietnamSouth, 'truot10', ['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']],
  ])('%s: draws by chance bear out what is expected of %3$s', (_table, family, id, selection) => {
    const type = family.betTypes.get(id);
    const read = type?.read(selection);
    if (!type || !read?.ok) throw new Error(`${id} was not read.`);
    const random = seededRandom(2026);
    const draws = 20_000;
    let hits = 0;
    for (let drawn = 0; drawn < draws; drawn += 1) hits += read.bet.hits(family.draw(random))['win'] ?? 0;
    const { wins, of } = type.levels['win'] ?? { wins: 0, of: 1 };
    const expected = (wins / of) * draws;
    expect(Math.abs(hits - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });

  it('counts in whole minor units, rounded down once', () => {
    expect(totalOf(3, 22, 150n)).toBe(9900n);
    expect(payoutOf(33n, { win: 1 }, { win: oddsOf(1.95) })).toBe(64n);
    expect(payoutOf(33n, { win: 3 }, { win: oddsOf(1.95) })).toBe(193n);
    expect([8.7, 1.95, 2.3, 82, 0.1].map(oddsOf)).toEqual([87_000, 19_500, 23_000, 820_000, 1000]);
  });
});
