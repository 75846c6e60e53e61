import { lineOf } from '../spin.ts';
import { symbols, type Profile, type SlotSymbol } from '../profiles.ts';

/** Exact expectation of one line in stakes of that line: every row of a reel is as likely to show each of its symbols. */
function lineExpected(profile: Profile): number {
  const lengths = [0, 1, 2, 3, 4].map((reel) =>
    symbols.reduce((sum, symbol) => sum + (profile.counts[symbol][reel] ?? 0), 0),
  );
  const walk = (row: SlotSymbol[], chance: number): number => {
    if (row.length === 5) return chance * lineOf(profile, row).pays;
    return symbols.reduce((sum, symbol) => {
      const share = (profile.counts[symbol][row.length] ?? 0) / (lengths[row.length] ?? 1);
      return share === 0 ? sum : sum + walk([...row, symbol], chance * share);
    }, 0);
  };
  return walk([], 1);
}

/** Chances of 0 to 5 reels that show a scatter; none shows two. */
function scatterChances(profile: Profile): number[] {
  let chances = [1, 0, 0, 0, 0, 0];
  for (const reel of [0, 1, 2, 3, 4]) {
    const length = symbols.reduce((sum, symbol) => sum + (profile.counts[symbol][reel] ?? 0), 0);
    const share = (3 * (profile.counts.scatter[reel] ?? 0)) / length;
    chances = chances.map(
      (chance, at) => chance * (1 - share) + (at > 0 ? (chances[at - 1] ?? 0) * share : 0),
    );
  }
  return chances;
}

/** Expected return of a stake, with free rounds, without the pot. */
export function expectedReturn(profile: Profile): number {
  const chances = scatterChances(profile).slice(3);
  const sum = (values: readonly number[]): number =>
    values.reduce((total, value, at) => total + value * (chances[at] ?? 0), 0);
  // Ten lines of a tenth of the stake each.
  const once = lineExpected(profile) + sum(profile.scatterPays);
  return once + sum(profile.freeRounds) * once * profile.freeTimes;
}
