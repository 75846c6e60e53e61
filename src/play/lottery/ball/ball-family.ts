import { isJsonObject, own, type Json } from '#engine/json/json.ts';
import { betType, type BetRule } from '../bet-type.ts';
import type { BallResult, DrawResult, Random } from '../draw-result.ts';
import { betTypeMap, type Family, type FamilyId } from '../family.ts';
import { pick, shuffled } from '../panel.ts';
import { rowBetRule, type RowBet } from './row-bet.ts';

/** Parameters of a draw of balls: `count` numbers from `from` to `to`, both included. */
export type Balls = { count: number; from: number; to: number; repeats: boolean };

const isBalls = (result: DrawResult): result is BallResult => 'balls' in result;

const isNumber = (value: Json): value is number => typeof value === 'number' && Number.isInteger(value);

function readBalls({ count, from, to, repeats }: Balls, raw: Json): BallResult | undefined {
  const balls = isJsonObject(raw) ? own(raw, 'balls') : undefined;
  if (!Array.isArray(balls) || balls.length !== count || !balls.every(isNumber)) return undefined;
  if (balls.some((ball) => ball < from || ball > to)) return undefined;
  return repeats || new Set(balls).size === count ? { balls } : undefined;
}

function drawBalls({ count, from, to, repeats }: Balls, random: Random): BallResult {
  const all = Array.from({ length: to - from + 1 }, (_, step) => from + step);
  if (!repeats) return { balls: shuffled(all, random).slice(0, count) };
  return { balls: Array.from({ length: count }, () => pick(all, 1, random)[0] ?? from) };
}

/** A family of games drawn as balls, digits, dice or racers; its results are revealed ball by ball. */
export const ballFamily = (
  id: FamilyId,
  balls: Balls,
  bets: readonly (RowBet | BetRule<BallResult>)[],
): Family => ({
  id,
  betTypes: betTypeMap(bets.map((bet) => betType('panel' in bet ? bet : rowBetRule(bet), isBalls))),
  draw: (random) => drawBalls(balls, random),
  readResult: (raw) => readBalls(balls, raw),
  steps: (result) =>
    isBalls(result)
      ? result.balls.map((_, index) => ({ balls: result.balls.slice(0, index + 1) }))
      : [result],
});
