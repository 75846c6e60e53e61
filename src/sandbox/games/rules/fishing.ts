import { amountOf, isRecord, paid, wholeOf, type Json, type Rules } from './rules.ts';

/** In ten-thousandths of a shot. */
const fishingReturn = 9600;

/** Kinds of fish: gross payout of a catch in multiples of a shot's cost, and the drawn size. */
export const fish: Readonly<Record<string, { pays: number; size: number; speed: number }>> = {
  minnow: { pays: 2, size: 18, speed: 70 },
  clown: { pays: 3, size: 22, speed: 62 },
  puffer: { pays: 5, size: 26, speed: 48 },
  angel: { pays: 8, size: 30, speed: 52 },
  turtle: { pays: 12, size: 36, speed: 36 },
  ray: { pays: 20, size: 44, speed: 44 },
  squid: { pays: 30, size: 46, speed: 40 },
  shark: { pays: 60, size: 58, speed: 54 },
  crab: { pays: 100, size: 56, speed: 26 },
  whale: { pays: 200, size: 76, speed: 22 },
};
export const shotsMost = 20;
const grain = 1_000_000;

/** Number of shots in 1,000,000 that catch it. */
export const catchChances = (kind: string): number =>
  Math.floor((grain * fishingReturn) / 10_000 / (fish[kind]?.pays ?? 1));

function read(bet: Json): { amount: bigint; shots: string[] } | undefined {
  if (!isRecord(bet)) return undefined;
  const amount = amountOf(bet['amount']);
  const shots = bet['shots'];
  if (amount === undefined || !Array.isArray(shots) || wholeOf(shots.length, 1, shotsMost) === undefined) {
    return undefined;
  }
  return shots.every((shot): shot is string => typeof shot === 'string' && Object.hasOwn(fish, shot))
    ? { amount, shots }
    : undefined;
}

/** Bet: `{ amount (of one shot), shots: what each one hit }`; view: `{ hits: (multiple or 0)[] }`. A shot that hits nothing is never sent. */
export const fishingRules: Rules = {
  cost(bet) {
    const given = read(bet);
    return given && given.amount * BigInt(given.shots.length);
  },
  begin(bet, dice) {
    const { amount = 0n, shots = [] } = read(bet) ?? {};
    const hits = shots.map((kind) => (dice.below(grain) < catchChances(kind) ? (fish[kind]?.pays ?? 0) : 0));
    const view = { hits };
    return { state: view, view, payout: paid(amount, hits.reduce((sum, pays) => sum + pays, 0) * 10_000) };
  },
};
