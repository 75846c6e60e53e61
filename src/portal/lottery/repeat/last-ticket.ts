import type { Family } from '#play/lottery/family.ts';
import type { OwnBet, Rules } from '../room-types.ts';
import { quoteSelection, type Quote } from '../slip/quote.ts';
import type { SlipLine } from '../slip/slip-store.ts';

/** Bets that were placed together last, in the sequence of their slip. */
export function lastPlaced(bets: readonly OwnBet[]): OwnBet[] {
  const last = bets.find(({ status }) => status !== 'CANCELLED' && status !== 'VOID');
  if (!last) return [];
  const together = bets.filter(({ placedAt }) => placedAt === last.placedAt);
  // The further draws of a chase repeat the lines of its first.
  const [first] = together.map(({ numero }) => numero).toSorted();
  return together.filter(({ numero }) => numero === first).toReversed();
}

/** A ticket that is bet again: its lines with the odds of now, or the first reason why it cannot be. */
export type Ticket =
  | { state: 'ready'; lines: Omit<SlipLine, 'id'>[]; total: bigint }
  | { state: 'changed' }
  | Extract<Quote, { state: 'wrong' }>;

/** What of a bet makes a line. */
export type PlacedBet = Pick<OwnBet, 'betType' | 'selection' | 'unit' | 'multiple' | 'group'>;

/** Bets as lines of another slip, by the rules of now. */
export function ticketOf(bets: readonly PlacedBet[], rules: Rules, family: Family): Ticket {
  const lines: Omit<SlipLine, 'id'>[] = [];
  let total = 0n;
  for (const { betType, selection, unit, multiple, group } of bets) {
    const bet = rules.betTypes.find(({ id }) => id === betType);
    const type = family.betTypes.get(betType);
    if (!bet || !type || (rules.units && !rules.units.includes(unit))) return { state: 'changed' };
    const best = rules.prizeGroups?.highest;
    const prizeGroup = best === undefined ? undefined : Math.min(group ?? best, best);
    const quoted = quoteSelection(rules, bet, type, selection, { unit: BigInt(unit), multiple, prizeGroup });
    if (quoted.state === 'empty') return { state: 'changed' };
    if (quoted.state === 'wrong') return quoted;
    lines.push(quoted.line);
    total += quoted.total;
  }
  return { state: 'ready', lines, total };
}
