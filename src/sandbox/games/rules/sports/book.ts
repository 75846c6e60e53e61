import { commitment } from '../fair/dice.ts';
import type { EventGame, SeedOf } from '../events.ts';
import { amountOf, isRecord, wholeOf, type Json } from '../rules.ts';
import { finalOf, fixtureOf, isOver, scoreAt, stepsAt, type Fixture } from './fixtures.ts';
import { chancesFrom, oddsFor, picks, wins, type Pick } from './odds.ts';
import { every, sports, type SportName } from './sports.ts';

/** Bets of one ticket. */
const legsMost = 8;
const ahead = 6;

type Leg = { sport: SportName; index: number; pick: Pick; odds: number };
/** What the legs of a ticket are: one bet that all of them win together, or one bet each. */
export type TicketKind = 'combo' | 'singles';
/** `kind` is absent in terms that were taken before there were singles. */
type Terms = { amount: string; legs: Leg[]; kind?: TicketKind };

/** A leg as the platform's record shows it, in signs that need no language: `Bago Rovers – Inle United: X · 2.82`. */
function pickOf({ teams: [home, away] }: Fixture, { sport, pick, odds }: Leg): string {
  const line = sports[sport].line * sports[sport].points;
  const sign = { home, draw: 'X', away, over: `> ${line}`, under: `< ${line}` }[pick];
  return `${home} – ${away}: ${sign} · ${(odds / 100).toFixed(2)}`;
}

const oddsNow = (fixture: Fixture, now: number): Record<Pick, number> => {
  const none = { home: 0, draw: 0, away: 0, over: 0, under: 0 };
  const left = sports[fixture.sport].steps - stepsAt(fixture, now);
  if (left === 0 || isOver(fixture, now)) return none;
  const chances = chancesFrom(fixture.sport, fixture.strength, scoreAt(fixture, now), left);
  return { ...none, ...Object.fromEntries(picks.map((pick) => [pick, oddsFor(chances[pick])])) };
};

function legIn(value: Json, names: readonly SportName[]): Leg | undefined {
  if (!isRecord(value)) return undefined;
  const sport = names.find((name) => name === value['sport']);
  const pick = picks.find((name) => name === value['pick']);
  const index = wholeOf(value['index'], 0, 1e9);
  const odds = wholeOf(value['odds'], 103, 1_000_000);
  return sport && pick && index !== undefined && odds !== undefined
    ? { sport, index, pick, odds }
    : undefined;
}

function fixtureView(fixture: Fixture, now: number, seedOf: SeedOf): Json {
  const { key, sport, index, teams, begins, ends } = fixture;
  const rules = sports[sport];
  const [home, away] = scoreAt(fixture, now);
  const step = stepsAt(fixture, now);
  return {
    key,
    sport,
    index,
    teams,
    begins,
    ends,
    step,
    state: now < begins ? 'soon' : isOver(fixture, now) ? 'over' : 'live',
    score: [home * rules.points, away * rules.points],
    odds: oddsNow(fixture, now),
    line: rules.line * rules.points,
    unit: rules.unit,
    hash: commitment(seedOf(key)),
  };
}

/** Payout of a ticket whose legs have been decided, stakes included; rounds down, each bet for itself. */
export function payoutOf(
  kind: TicketKind,
  amount: bigint,
  legs: readonly { odds: number; won: boolean }[],
): bigint {
  if (kind === 'singles')
    return legs.reduce((sum, { odds, won }) => (won ? sum + (amount * BigInt(odds)) / 100n : sum), 0n);
  if (legs.some(({ won }) => !won)) return 0n;
  return legs.reduce((pays, { odds }) => pays * BigInt(odds), amount) / 100n ** BigInt(legs.length);
}

/**
 * Bet: `{ amount, legs: [{ sport, index, pick, odds }], kind? }`, each leg of another match. Legs of a combo win together, their odds
 * multiplied; singles are a bet of `amount` on each leg. `odds` are those that the player saw: a bet is taken at them, or not at all.
 */
export const sportsBook = (names: readonly SportName[]): EventGame => ({
  board(now, seedOf) {
    const current = Math.floor(now / every);
    const fixtures = names.flatMap((sport) =>
      Array.from({ length: ahead + 2 }, (_, at) =>
        fixtureView(fixtureOf(sport, current - 1 + at, seedOf), now, seedOf),
      ),
    );
    return { now, fixtures };
  },
  take(bet, now, seedOf) {
    const legs =
      isRecord(bet) && Array.isArray(bet['legs']) ? bet['legs'].map((leg: Json) => legIn(leg, names)) : [];
    const amount = isRecord(bet) ? amountOf(bet['amount']) : undefined;
    const kind = isRecord(bet) && bet['kind'] === 'singles' ? 'singles' : 'combo';
    const valid = legs.filter((leg) => leg !== undefined);
    const different = new Set(valid.map(({ sport, index }) => `${sport}:${index}`)).size === legs.length;
    if (
      amount === undefined ||
      legs.length === 0 ||
      legs.length > legsMost ||
      !different ||
      valid.length < legs.length
    ) {
      return { ok: false, code: 'BET_NOT_VALID' };
    }
    let settlesAt = now;
    const told: string[] = [];
    for (const leg of valid) {
      const fixture = fixtureOf(leg.sport, leg.index, seedOf);
      if (fixture.begins > now + ahead * every) return { ok: false, code: 'BET_NOT_VALID' };
      const odds = oddsNow(fixture, now)[leg.pick];
      if (odds === 0) return { ok: false, code: 'BETTING_CLOSED' };
      if (odds < leg.odds) return { ok: false, code: 'ODDS_CHANGED' };
      settlesAt = Math.max(settlesAt, fixture.ends);
      told.push(pickOf(fixture, leg));
    }
    const cost = kind === 'singles' ? amount * BigInt(valid.length) : amount;
    return {
      ok: true,
      cost,
      settlesAt,
      terms: { amount: String(amount), legs: valid, kind, picks: told },
      picks: told,
    };
  },
  settle(terms, seedOf) {
    const { amount, legs, kind = 'combo' } = terms as Terms;
    const result = legs.map((leg) => {
      const fixture = fixtureOf(leg.sport, leg.index, seedOf);
      const final = finalOf(fixture);
      const won = wins(leg.sport, leg.pick, final);
      const { points } = sports[leg.sport];
      return { ...leg, teams: fixture.teams, score: final.map((score) => score * points), won };
    });
    return {
      result,
      payout: payoutOf(kind, BigInt(amount), result),
      events: legs.map(({ sport, index }) => `match:${sport}:${index}`),
    };
  },
});
