import type { Dice } from '../fair/dice.ts';
import { amountOf, isRecord, paid, type Json, type Rules } from '../rules.ts';
import { lines, profiles, reelsOf, type Profile, type ProfileName, type SlotSymbol } from './profiles.ts';

export type LineWin = { line: number; symbol: SlotSymbol; count: number; pays: number };
export type Spin = {
  /** Three symbols of each reel, from above. */
  window: SlotSymbol[][];
  lines: LineWin[];
  scatters: number;
  free: boolean;
  /** In ten-thousandths of the stake. */
  times: number;
};

/** Win of a line, in stakes of a line. */
export function lineOf(profile: Profile, row: readonly SlotSymbol[]): Omit<LineWin, 'line'> {
  const first = row.find((symbol) => symbol !== 'wild') ?? 'h1';
  let count = 0;
  while (count < row.length && (row[count] === first || row[count] === 'wild')) count += 1;
  const pays = count >= 3 ? (profile.pays[first]?.[count - 3] ?? 0) : 0;
  return { symbol: first, count, pays };
}

const three = <Value>(values: readonly Value[], count: number): Value | undefined =>
  values[Math.min(5, count) - 3];

function spin(profile: Profile, reels: readonly SlotSymbol[][], dice: Dice, free: boolean): Spin {
  const window = reels.map((reel) => {
    const stop = dice.below(reel.length);
    return [0, 1, 2].map((row) => reel[(stop + row) % reel.length] ?? 'l3');
  });
  const wins = lines.flatMap((line, number) => {
    const win = lineOf(
      profile,
      line.map((row, reel) => window[reel]?.[row] ?? 'l3'),
    );
    return win.pays > 0 ? [{ line: number, ...win }] : [];
  });
  const scatters = window.flat().filter((symbol) => symbol === 'scatter').length;
  const whole = (three(profile.scatterPays, scatters) ?? 0) * 10_000;
  const lined = wins.reduce((sum, { pays }) => sum + pays, 0) * (10_000 / lines.length);
  return { window, lines: wins, scatters, free, times: (whole + lined) * (free ? profile.freeTimes : 1) };
}

/** Average minor units staked per hit of a pot. */
export const potEvery = 4_000_000_000;
/** Start value of a pot in minor units, and its share of each stake in ten-thousandths. */
export const potStart = 20_000_000n;
export const potShare = 100;

const amountIn = (bet: Json): bigint | undefined => (isRecord(bet) ? amountOf(bet['amount']) : undefined);

/** Bet: `{ amount }`; view: `{ spins, times, pot? }`: the free rounds that were won are part of the round. `pot`: the pot is hit, too. */
export function slotRules(name: ProfileName): Rules {
  const profile = profiles[name];
  const reels = reelsOf(profile);
  return {
    cost: amountIn,
    begin(bet, dice) {
      const amount = amountIn(bet) ?? 0n;
      const spins = [spin(profile, reels, dice, false)];
      const free = three(profile.freeRounds, spins[0]?.scatters ?? 0) ?? 0;
      for (let at = 0; at < free; at += 1) spins.push(spin(profile, reels, dice, true));
      const times = spins.reduce((sum, each) => sum + each.times, 0);
      const pot = name === 'vault' && BigInt(dice.below(potEvery)) < amount;
      const view = { spins, times, ...(pot && { pot }) };
      return { state: view, view, payout: paid(amount, times) };
    },
  };
}
