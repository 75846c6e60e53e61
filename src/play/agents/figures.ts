import type { Line } from './lines.ts';
import { earnedOf } from './rebates.ts';

/** What is counted; all but `earned` of the members themselves, that of the agent whose row it is. */
export const counted = [
  'bets',
  'stake',
  'payout',
  'validBet',
  'rebates',
  'promotions',
  'deposits',
  'withdrawals',
  'newcomers',
] as const;

/** Numbers, and amounts in minor units. */
export type Counted = Record<(typeof counted)[number], bigint>;

/** `earned` in ten-thousandths of a minor unit. */
type Figures = Counted & { earned: bigint };

/** Rows of a day: of `member`, for its own play (`of` is itself), for the branch of a direct downline, or for all of them (`of` is empty). */
export type FigureRow = { member: string; of: string; day: string; figures: Figures };

/** All branches of an agent together. */
export const allBranches = '';

const noFigures = (): Figures => ({
  bets: 0n,
  stake: 0n,
  payout: 0n,
  validBet: 0n,
  rebates: 0n,
  promotions: 0n,
  deposits: 0n,
  withdrawals: 0n,
  newcomers: 0n,
  earned: 0n,
});

const names = [...counted, 'earned'] as const;

/** Adds figures to others, in place; `sign` -1 takes them away. */
function addFigures(to: Figures, figures: Figures, sign: 1n | -1n = 1n): void {
  for (const name of names) to[name] += sign * figures[name];
}

const isNothing = (figures: Figures): boolean => names.every((name) => figures[name] === 0n);

/** Something that counts on a day, or with the sign -1 counts no more. */
export type Change = { member: string; line: Line; day: string; counts: Partial<Counted>; sign: 1n | -1n };

/** Rows above a member: of each upline that of the branch and that of all branches. */
export const branchesOf = (member: string, { uplines }: Line): { member: string; of: string }[] =>
  uplines.flatMap((upline, index) => [
    { member: upline, of: index === 0 ? member : (uplines[index - 1] ?? '') },
    { member: upline, of: allBranches },
  ]);

/** What changes add to each row, without rows to which they add nothing. Their order does not matter. */
export function rowsOf(changes: readonly Change[]): FigureRow[] {
  const rows = new Map<string, FigureRow>();
  const rowOf = (member: string, of: string, day: string): Figures => {
    const key = `${day} ${member} ${of}`;
    const row = rows.get(key) ?? { member, of, day, figures: noFigures() };
    rows.set(key, row);
    return row.figures;
  };
  for (const { member, line, day, counts, sign } of changes) {
    const own = { ...noFigures(), ...counts };
    // Who joins is new to the uplines, not to itself.
    addFigures(rowOf(member, member, day), { ...own, newcomers: 0n }, sign);
    const earned = earnedOf(line, own.validBet);
    for (const [index, above] of branchesOf(member, line).entries())
      addFigures(rowOf(above.member, above.of, day), { ...own, earned: earned[index >> 1] ?? 0n }, sign);
  }
  return [...rows.values()].filter(({ figures }) => !isNothing(figures));
}
