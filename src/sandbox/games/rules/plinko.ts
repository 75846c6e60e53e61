import { amountOf, isRecord, paid, type Json, type Rules } from './rules.ts';

export const rows = 12;
/** Gross ten-thousandths by bin, left to right; a ball falls right in k of 12 rows by chance alone. */
export const bins: Readonly<Record<'low' | 'mid' | 'high', readonly number[]>> = {
  low: [90_000, 30_000, 16_000, 14_000, 11_000, 9900, 5000, 9900, 11_000, 14_000, 16_000, 30_000, 90_000],
  mid: [300_000, 100_000, 40_000, 19_500, 11_000, 5900, 3000, 5900, 11_000, 19_500, 40_000, 100_000, 300_000],
  high: [
    1_500_000, 230_000, 75_000, 19_000, 7000, 2000, 2000, 2000, 7000, 19_000, 75_000, 230_000, 1_500_000,
  ],
};
export type Risk = keyof typeof bins;
const isRisk = (value: Json | undefined): value is Risk =>
  value === 'low' || value === 'mid' || value === 'high';

function read(bet: Json): { amount: bigint; risk: Risk } | undefined {
  if (!isRecord(bet)) return undefined;
  const amount = amountOf(bet['amount']);
  const risk = bet['risk'];
  return amount !== undefined && isRisk(risk) ? { amount, risk } : undefined;
}

/** Bet: `{ amount, risk }`; view: `{ path: (0 left | 1 right)[], bin, times }`. */
export const plinkoRules: Rules = {
  cost: (bet) => read(bet)?.amount,
  begin(bet, dice) {
    const { amount = 0n, risk = 'low' } = read(bet) ?? {};
    const path = Array.from({ length: rows }, () => dice.below(2));
    const bin = path.reduce((sum, step) => sum + step, 0);
    const times = bins[risk][bin] ?? 0;
    const view = { path, bin, times };
    return { state: view, view, payout: paid(amount, times) };
  },
};
