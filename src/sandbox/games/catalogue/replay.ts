import { commitment, fairDice } from '../rules/fair/dice.ts';
import { rulesOf, type Engine } from './engines.ts';
import { isRecord, type Json } from '../rules/rules.ts';

/** Data of a finished round that a page has. */
export type OverRound = {
  nonce: number;
  bet: Json;
  moves: Json;
  view: Json;
  payout: string | null;
  clientSeed: string;
  hash: string;
  serverSeed: string | null;
};

export type Checked = { fair: true } | { fair: false; why: 'NOT_OVER' | 'SEED' | 'RESULT' | 'PAYOUT' };

const same = (one: Json, other: Json): boolean => canonical(one) === canonical(other);
const canonical = (value: Json): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** Replays a round from its seeds: checks the seed against its commitment, and view and payout against the rules. */
export function replay(engine: Engine, round: OverRound): Checked {
  const { serverSeed, clientSeed, nonce, moves } = round;
  const rules = rulesOf(engine);
  if (serverSeed === null || !rules) return { fair: false, why: 'NOT_OVER' };
  if (commitment(serverSeed) !== round.hash) return { fair: false, why: 'SEED' };
  let step = rules.begin(round.bet, fairDice({ serverSeed, clientSeed, nonce }));
  for (const move of Array.isArray(moves) ? moves : []) step = rules.act?.(step.state, move) ?? step;
  // The seeds determine that a pot was hit, but not its amount.
  const { potWon, ...shown }: Record<string, Json> = isRecord(round.view) ? round.view : {};
  if (!same(step.view, shown)) return { fair: false, why: 'RESULT' };
  const payout = (step.payout ?? 0n) + BigInt(typeof potWon === 'string' ? potWon : '0');
  return String(payout) === round.payout ? { fair: true } : { fair: false, why: 'PAYOUT' };
}
