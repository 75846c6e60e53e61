import type { Say } from '#ui/text/say.ts';
import { sayBet, saySelection } from '#play/lottery/bet-words.ts';
import type { Family } from '#play/lottery/family.ts';
import { inRowOrder } from '#play/lottery/panel.ts';
import type { OwnBet } from '../room-types.ts';

/** Bets and numbers that are named; further ones are counted. */
const named = { bets: 2, numbers: 8 };

/** What a ticket bets on, in words: each bet with its numbers. */
export function sayTicket(bets: readonly OwnBet[], family: Family, say: Say): string {
  const words = bets.slice(0, named.bets).map(({ betType, selection }) => {
    const type = family.betTypes.get(betType);
    const rows: readonly (readonly string[])[] = Array.isArray(selection)
      ? [selection]
      : inRowOrder(type?.panel, selection);
    const numbers = saySelection(say, rows, named.numbers);
    return `${sayBet(say, type?.group ?? betType, betType)}: ${numbers}`;
  });
  const rest = bets.length - named.bets;
  return [...words, ...(rest > 0 ? [say('lottery.andMore', { count: rest })] : [])].join('; ');
}
