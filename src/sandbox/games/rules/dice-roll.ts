import { amountOf, isRecord, paid, wholeOf, type Json, type Rules } from './rules.ts';

/** In ten-thousandths of the stake. */
const diceReturn = 9800;

/** Chances out of 10,000 that a roll (0 to 9999) is under `target`, or at least it. */
export const chancesOf = (target: number, side: 'under' | 'over'): number =>
  side === 'under' ? target : 10_000 - target;
/** Gross ten-thousandths for a bet with so many chances. */
export const timesOf = (chances: number): number => Math.floor((diceReturn * 10_000) / chances);

function read(bet: Json): { amount: bigint; target: number; side: 'under' | 'over' } | undefined {
  if (!isRecord(bet)) return undefined;
  const amount = amountOf(bet['amount']);
  const side = bet['side'] === 'under' || bet['side'] === 'over' ? bet['side'] : undefined;
  const target = wholeOf(bet['target'], 100, 9900);
  if (amount === undefined || side === undefined || target === undefined) return undefined;
  const chances = chancesOf(target, side);
  return chances >= 100 && chances <= 9500 ? { amount, target, side } : undefined;
}

/** Bet: `{ amount, target, side }`; view: `{ roll }`. */
export const diceRules: Rules = {
  cost: (bet) => read(bet)?.amount,
  begin(bet, dice) {
    const { amount = 0n, target = 0, side = 'under' } = read(bet) ?? {};
    const roll = dice.below(10_000);
    const won = side === 'under' ? roll < target : roll >= target;
    const view = { roll, won };
    return { state: view, view, payout: won ? paid(amount, timesOf(chancesOf(target, side))) : 0n };
  },
};
