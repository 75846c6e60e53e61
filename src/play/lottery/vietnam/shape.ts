import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import type { DrawResult, PrizeResult, Random } from '../draw-result.ts';

/** One tier of prizes: the count of its numbers and their digits. */
type Tier = { readonly id: string; readonly count: number; readonly digits: number };

/** Tiers from the highest, ĐB, to the lowest, which is drawn first. */
export type Shape = { readonly tiers: readonly Tier[] };

const tier = (id: string, count: number, digits: number): Tier => ({ id, count, digits });

export const north: Shape = {
  tiers: [
    tier('DB', 1, 5),
    tier('G1', 1, 5),
    tier('G2', 2, 5),
    tier('G3', 6, 5),
    tier('G4', 4, 4),
    tier('G5', 6, 4),
    tier('G6', 3, 3),
    tier('G7', 4, 2),
  ],
};

/** Tiers of the South and of Central Vietnam. */
export const south: Shape = {
  tiers: [
    tier('DB', 1, 6),
    tier('G1', 1, 5),
    tier('G2', 1, 5),
    tier('G3', 2, 5),
    tier('G4', 7, 5),
    tier('G5', 1, 4),
    tier('G6', 3, 4),
    tier('G7', 1, 3),
    tier('G8', 1, 2),
  ],
};

export const isPrizes = (result: DrawResult): result is PrizeResult => 'prizes' in result;

const digitsOf = (length: number, random: Random): string =>
  Array.from({ length }, () => String(random(10))).join('');

/** Random numbers for every tier, the lowest first, in the order of real draws. */
export function drawPrizes({ tiers }: Shape, random: Random): PrizeResult {
  const drawn = [...tiers]
    .reverse()
    .map(
      ({ id, count, digits }) => [id, Array.from({ length: count }, () => digitsOf(digits, random))] as const,
    );
  return { prizes: Object.fromEntries(drawn) };
}

/** Parses a result with exactly these tiers, all complete; otherwise undefined. */
export function readPrizes({ tiers }: Shape, raw: Json): PrizeResult | undefined {
  const prizes = isJsonObject(raw) ? own(raw, 'prizes') : undefined;
  if (!isJsonObject(prizes) || Object.keys(prizes).length !== tiers.length) return undefined;
  const read: Record<string, readonly string[]> = {};
  for (const { id, count, digits } of tiers) {
    const numbers = own(prizes, id);
    const isNumber = (number: Json): number is string =>
      typeof number === 'string' && number.length === digits && /^[0-9]+$/u.test(number);
    if (!Array.isArray(numbers) || numbers.length !== count || !numbers.every(isNumber)) return undefined;
    read[id] = numbers;
  }
  return { prizes: read };
}

/** Partial results after each tier, from the lowest to ĐB. */
export const prizeSteps = ({ tiers }: Shape, result: DrawResult): PrizeResult[] =>
  isPrizes(result)
    ? [...tiers].reverse().map((_tier, index, upward) => ({
        prizes: Object.fromEntries(
          upward.slice(0, index + 1).map(({ id }) => [id, result.prizes[id] ?? []] as const),
        ),
      }))
    : [];
