/** @module-tag exhaustive */
import { describe, expect, it } from 'vitest';
import { count } from '#run-size';
import { andarBahar } from './andar-bahar.ts';
import { baccarat } from './baccarat.ts';
import { rankOf } from './cards.ts';
import { blackjackRules, totalOf } from './blackjack.ts';
import { against, dealOf, drawn } from './card-room/table.ts';
import type { VariantName } from './card-room/variants.ts';
import { matchOf, drawChance } from './cockfight.ts';
import { coin } from './coin.ts';
import { crashRules, timeOf } from './crash.ts';
import { chancesOf, timesOf } from './dice-roll.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { commitment, fairDice } from './fair/dice.ts';
import { bytesOf, hexOf, sha256 } from './fair/sha256.ts';
import { catchChances as catchesOf, fish } from './fishing.ts';
import { guessChances as hiloChances, hiloReturn } from './hilo.ts';
import { minesTimes } from './mines.ts';
import { bins } from './plinko.ts';
import { poker } from './poker.ts';
import { returnOf } from './returns.ts';
import { roulette } from './roulette.ts';
import type { Json } from './rules.ts';
import { sicBo } from './sic-bo.ts';
import { expectedReturn } from './slots/testing/expected-return.ts';
import { profiles, type ProfileName } from './slots/profiles.ts';
import { potEvery, potShare, potStart, slotRules } from './slots/spin.ts';
import type { SpotGame } from './spots.ts';
import { chancesFrom, margin, oddsFor, picks, wins } from './sports/odds.ts';
import { finalOf, fixtureOf } from './sports/fixtures.ts';
import { sports, type SportName } from './sports/sports.ts';
import { threeCard } from './three-card.ts';
import { wheelGame } from './wheel.ts';

/** Percent by spot over the given number of results. */
function percents<Result extends Json>(game: SpotGame<Result>, results: readonly Result[]): number[] {
  return game.spots.map(
    (spot) => results.reduce((sum, result) => sum + game.returns(spot, result), 0) / results.length / 100,
  );
}
const simulated = <Result extends Json>(game: SpotGame<Result>, draws: number): number[] => {
  const dice = fairDice({ serverSeed: 'returns', clientSeed: 'of the tests', nonce: 1 });
  return percents(
    game,
    Array.from({ length: draws }, () => game.draw(dice)),
  );
};
/** Values that differ from those in the game's information by more than the slack. */
const outside = (
  values: readonly number[],
  name: Parameters<typeof returnOf>[0]['name'],
  slack: number,
): number[] => {
  const { best, least } = returnOf({ name } as Parameters<typeof returnOf>[0]);
  return values.filter((value) => value >= Math.min(100, best + slack) || value <= least - slack);
};

describe('what the games return', () => {
  it('exactly, where every outcome can be counted', () => {
    expect(
      outside(
        percents(
          roulette,
          Array.from({ length: 37 }, (_, number) => number),
        ),
        'roulette',
        0.05,
      ),
    ).toEqual([]);
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c] as const)));
    expect(outside(percents(sicBo, throws), 'sic-bo', 0.05)).toEqual([]);
    expect(outside(percents(coin, ['heads', 'tails']), 'coin', 0.05)).toEqual([]);
    expect(
      outside(
        percents(
          wheelGame,
          Array.from({ length: 54 }, (_, field) => field),
        ),
        'wheel',
        0.05,
      ),
    ).toEqual([]);
    const choose = (k: number): number =>
      Array.from({ length: k }, (_, at) => (12 - at) / (at + 1)).reduce((a, b) => a * b, 1);
    const plinko = Object.values(bins).map(
      (row) => row.reduce((sum, times, at) => sum + times * choose(at), 0) / 4096 / 100,
    );
    expect(outside(plinko, 'plinko', 0.1)).toEqual([]);
    const rolls = [100, 1234, 5000, 9500].map(
      (target) => (timesOf(chancesOf(target, 'under')) * target) / 10_000 / 100,
    );
    expect(outside(rolls, 'dice', 0.05)).toEqual([]);
    expect(
      outside(
        Object.entries(fish).map(([kind, { pays }]) => (catchesOf(kind) * pays) / 10_000),
        'fishing',
        0.01,
      ),
    ).toEqual([]);
  });

  it('in mines and high-low after any number of steps', () => {
    for (const mines of [1, 3, 12, 20]) {
      for (let open = 1; open <= 25 - mines; open += 1) {
        let chance = 1;
        for (let at = 0; at < open; at += 1) chance *= (25 - mines - at) / (25 - at);
        expect(minesTimes(mines, open) * chance).toBeLessThanOrEqual(9700.01);
        expect(minesTimes(mines, open) * chance).toBeGreaterThan(9690);
      }
    }
    for (const card of ['AS', '7H', 'KD']) {
      for (const guess of ['higher', 'lower'] as const) {
        const chances = hiloChances(card, guess) / 13;
        expect(chances * (hiloReturn / chances)).toBeLessThan(10_000);
      }
    }
    // The most careful of twelve guesses still keep what the table says.
    expect(100 * (hiloReturn / 10_000) ** 12).toBeGreaterThan(returnOf({ name: 'hilo' }).least);
  });

  it('in slots: exactly over the reels, and as exactly in play', () => {
    for (const [name, profile] of Object.entries(profiles)) {
      const pot = name === 'vault' ? potShare / 100 + (Number(potStart) / potEvery) * 100 : 0;
      const told = returnOf({ name: 'slot', profile: name as ProfileName }).best;
      expect(expectedReturn(profile) * 100 + pot).toBeCloseTo(told, 0);
      expect(told).toBeLessThan(100);
    }
    const rules = slotRules('calm');
    const dice = fairDice({ serverSeed: 'slots', clientSeed: 'x', nonce: 1 });
    let paid = 0n;
    const spins = count(20_000, 60_000);
    for (let at = 0; at < spins; at += 1) paid += rules.begin({ amount: '1000' }, dice).payout ?? 0n;
    expect(Number(paid) / spins / 10).toBeGreaterThan(91);
    expect(Number(paid) / spins / 10).toBeLessThan(100);
  });

  it('in card games, simulated from a seed', () => {
    expect(outside(simulated(baccarat, count(6000, 20_000)).slice(0, 2), 'baccarat', 2)).toEqual([]);
    expect(outside(simulated(dragonTiger, count(6000, 20_000)).slice(0, 2), 'dragon-tiger', 2)).toEqual([]);
    expect(outside(simulated(threeCard, count(5000, 15_000)).slice(0, 2), 'three-card', 2)).toEqual([]);
    expect(outside(simulated(andarBahar, count(4000, 10_000)).slice(0, 2), 'andar-bahar', 2.5)).toEqual([]);
    expect(outside(simulated(poker, count(1000, 2500)).slice(0, 2), 'poker', 4)).toEqual([]);
  });

  it('in blackjack, by a player who stands on 17 and doubles 10 and 11', () => {
    const dice = fairDice({ serverSeed: 'blackjack', clientSeed: 'x', nonce: 1 });
    const rounds = count(4000, 12_000);
    let staked = 0n;
    let paid = 0n;
    for (let at = 0; at < rounds; at += 1) {
      let step = blackjackRules.begin({ amount: '1000' }, dice);
      staked += 1000n;
      while (step.payout === null) {
        const { hands, active, moves, dealer } = step.view as {
          hands: { cards: string[] }[];
          active: number;
          moves: string[];
          dealer: string[];
        };
        const { points, soft } = totalOf(hands[active]!.cards);
        const low = rankOf(dealer[0]!) >= 2 && rankOf(dealer[0]!) <= 6;
        const double = moves.includes('double') && !soft && (points === 11 || points === 10);
        const stands = soft ? points >= 18 : points >= 17 || (points >= 13 && low);
        const move = { do: double ? 'double' : stands ? 'stand' : 'hit' };
        staked += blackjackRules.moveCost!(step.state, move)!;
        step = blackjackRules.act!(step.state, move);
      }
      paid += step.payout;
    }
    const percent = (Number(paid) / Number(staked)) * 100;
    expect(percent).toBeGreaterThan(96.5);
    expect(percent).toBeLessThan(101);
  });

  it('in the crash game, whenever one gets out', () => {
    const dice = fairDice({ serverSeed: 'crash', clientSeed: 'x', nonce: 1 });
    const counts = { 120: 0, 200: 0, 500: 0 };
    const games = 20_000;
    for (let at = 0; at < games; at += 1) {
      for (const auto of [120, 200, 500] as const) {
        const begun = crashRules.begin({ amount: '100', auto }, dice);
        const over =
          begun.payout === null ? crashRules.act!(begun.state, { do: 'wait', at: timeOf(1_000_001) }) : begun;
        if ((over.payout ?? 0n) > 0n) counts[auto] += 1;
      }
    }
    for (const auto of [120, 200, 500] as const) {
      expect((counts[auto] / games) * auto).toBeGreaterThan(91);
      expect((counts[auto] / games) * auto).toBeLessThan(102);
    }
  });

  it('at the tables of the card room, whoever sits where', () => {
    const seed = (key: string): string => commitment(key);
    for (const variant of ['shan', 'bull', 'three', 'tiles'] as VariantName[]) {
      let returned = 0;
      const deals = 1500;
      for (let at = 0; at < deals; at += 1) {
        const deal = dealOf(variant, at, seed);
        deal.hands.forEach((hand, seat) => {
          const outcome = against(variant, drawn(variant, hand, 4, deal.thirds[seat]), deal.banker);
          returned += outcome === 2 ? 195 : outcome === 1 ? 100 : 0;
        });
      }
      expect(returned / deals / 6).toBeGreaterThan(93);
      expect(returned / deals / 6).toBeLessThan(100);
    }
  });

  it('in the ring: draws give stakes on a side back, and odds follow the strength', () => {
    const seed = (key: string): string => commitment(key);
    const sum = { meron: 0, wala: 0, draw: 0 };
    const matches = 8000;
    for (let at = 0; at < matches; at += 1) {
      const { odds, winner } = matchOf(at, seed);
      if (winner === 'draw') sum.draw += odds.draw;
      else sum[winner] += odds[winner];
      if (winner === 'draw') {
        sum.meron += 100;
        sum.wala += 100;
      }
    }
    expect(drawChance).toBe(800);
    for (const corner of ['meron', 'wala'] as const) {
      expect(sum[corner] / matches).toBeGreaterThan(92);
      expect(sum[corner] / matches).toBeLessThan(99);
    }
    expect(sum.draw / matches).toBeLessThan(100);
  });

  it('in the sportsbook: what is offered is the chance there is, less the margin', () => {
    const seed = (key: string): string => commitment(`sports${key}`);
    const played = count(600, 1200);
    const reckoned = count(100, 300);
    for (const sport of ['football', 'tennis', 'siege'] as SportName[]) {
      const seen = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
      const expected = { ...seen };
      for (let at = 0; at < played; at += 1) {
        const fixture = fixtureOf(sport, at, seed);
        const chances =
          at < reckoned ? chancesFrom(sport, fixture.strength, [0, 0], sports[sport].steps) : undefined;
        for (const pick of picks) {
          seen[pick] += wins(sport, pick, finalOf(fixture)) ? 1 / played : 0;
          if (chances) expected[pick] += chances[pick] / reckoned;
        }
      }
      for (const pick of picks) expect(Math.abs(seen[pick] - expected[pick])).toBeLessThan(0.06);
    }
    for (const chance of [0.05, 0.3, 0.62, 0.9]) {
      expect((oddsFor(chance) / 100) * chance).toBeLessThanOrEqual(1 / margin);
    }
    expect(oddsFor(0.99)).toBe(0);
  });
});

describe('fair dice', () => {
  it('are SHA-256 and HMAC-SHA256 as everybody knows them', async () => {
    const { createHash, createHmac } = await import('node:crypto');
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
      const text = 'x'.repeat(length);
      expect(hexOf(sha256(bytesOf(text)))).toBe(createHash('sha256').update(text).digest('hex'));
    }
    const serverSeed = 'a'.repeat(64);
    const word = createHmac('sha256', serverSeed).update('mine:7:0').digest().readUInt32BE(0);
    expect(fairDice({ serverSeed, clientSeed: 'mine', nonce: 7 }).below(2 ** 32)).toBe(word);
  });

  it('give every number as often as the others', () => {
    const dice = fairDice({ serverSeed: 'even', clientSeed: 'x', nonce: 1 });
    const seen = Array.from({ length: 37 }, () => 0);
    for (let at = 0; at < 37_000; at += 1) seen[dice.below(37)]! += 1;
    expect(Math.min(...seen)).toBeGreaterThan(850);
    expect(Math.max(...seen)).toBeLessThan(1150);
  });
});
