import type { Json } from '#engine/json/json.ts';
import type { BetType } from '#play/lottery/bet-type.ts';
import { shownOdds, winsOf } from './money.ts';
import { tightest } from '../numbers/number-offer.ts';
import type { RuledBet, Rules, Selection } from '../room-types.ts';
import type { SlipLine } from './slip-store.ts';

/** Stake of a note as it is bet; `unit` is undefined for an invalid amount. */
export type NoteStake = { unit: bigint | undefined; multiple: number; prizeGroup: number | undefined };

export type Quote =
  | { state: 'empty' }
  | {
      state: 'wrong';
      code: 'TOO_MANY' | 'AMOUNT' | 'TOO_LOW' | 'TOO_HIGH' | 'NUMBER_CLOSED' | 'NUMBER_FULL';
      amount?: bigint;
      number?: string;
    }
  | { state: 'ready'; line: Omit<SlipLine, 'id'>; total: bigint; win: { least: bigint; most: bigint } };

/** Price of a selection and what one hit pays, in minor units. */
export function quoteSelection(
  rules: Rules,
  bet: RuledBet,
  type: BetType,
  selection: Selection,
  { unit, multiple, prizeGroup }: NoteStake,
): Quote {
  const read = type.read(selection as Json);
  if (!read.ok) return read.code === 'TOO_MANY' ? { state: 'wrong', code: 'TOO_MANY' } : { state: 'empty' };
  if (unit === undefined || unit <= 0n) return { state: 'wrong', code: 'AMOUNT' };
  const noteStake = unit * BigInt(multiple);
  const minimum = BigInt(bet.minimum ?? rules.limits.minimumStake);
  const maximum = BigInt(bet.maximum ?? rules.limits.maximumBet);
  if (noteStake < minimum) return { state: 'wrong', code: 'TOO_LOW', amount: minimum };
  const total = BigInt(read.bet.notes) * BigInt(bet.cost) * noteStake;
  if (total > maximum) return { state: 'wrong', code: 'TOO_HIGH', amount: maximum };
  const offer = rules.numbers && read.bet.numbers && tightest(rules.numbers, read.bet.numbers);
  if (offer?.closed) return { state: 'wrong', code: 'NUMBER_CLOSED', number: offer.number };
  if (offer?.left !== undefined && noteStake * BigInt(bet.cost) > offer.left)
    return { state: 'wrong', code: 'NUMBER_FULL', number: offer.number, amount: offer.left };
  const all = shownOdds(bet, type, prizeGroup);
  const odds = Object.fromEntries(read.bet.levels.map((level) => [level, all[level] ?? '0']));
  const line = {
    game: rules.game.code,
    name: rules.game.name,
    betType: bet.id,
    group: bet.group,
    selection,
    notes: read.bet.notes,
    cost: bet.cost,
    unit,
    multiple,
    odds,
    ...(prizeGroup !== undefined && { prizeGroup }),
  };
  return { state: 'ready', line, total, win: winsOf(noteStake, odds) };
}
