import type { BetType } from '#play/lottery/bet-type.ts';
import { typedOf } from '#play/lottery/typed-of.ts';
import { highestWin, parseMinor, shownOdds } from './money.ts';
import { tightest } from '../numbers/number-offer.ts';
import type { RuledBet, Rules } from '../room-types.ts';
import type { ChoiceStore } from '../choice/choice-store.ts';
import type { SlipLine } from './slip-store.ts';

/** Stake of a note. */
export type Stake = {
  /** Chosen unit in minor units, for games with units. */
  unit: string;
  /** Typed stake in whole units of the currency, for games without units. */
  typed: string;
  multiple: number;
  prizeGroup: number | undefined;
};

export const firstStake = (rules: Rules): Stake => ({
  unit: rules.units?.[0] ?? '0',
  typed: typedOf(BigInt(rules.hints.minimumBet), rules.digits),
  multiple: 1,
  prizeGroup: rules.prizeGroups?.highest,
});

/** Unit of a line in minor units; undefined for an invalid amount. */
const unitOf = (rules: Rules, { unit, typed }: Stake): bigint | undefined =>
  rules.units ? BigInt(unit) : parseMinor(typed, rules.digits);

export type Quote =
  | { state: 'empty' }
  | {
      state: 'wrong';
      code: 'TOO_MANY' | 'AMOUNT' | 'TOO_LOW' | 'TOO_HIGH' | 'NUMBER_CLOSED' | 'NUMBER_FULL';
      amount?: bigint;
      number?: string;
    }
  | { state: 'ready'; line: Omit<SlipLine, 'id'>; total: bigint; win: bigint };

/** Price and possible win of the current choice, in minor units. */
export function quote(rules: Rules, bet: RuledBet, type: BetType, choice: ChoiceStore, stake: Stake): Quote {
  const selection = choice.selection();
  const read = type.read(selection);
  if (!read.ok) return read.code === 'TOO_MANY' ? { state: 'wrong', code: 'TOO_MANY' } : { state: 'empty' };
  const unit = unitOf(rules, stake);
  if (unit === undefined || unit <= 0n) return { state: 'wrong', code: 'AMOUNT' };
  const noteStake = unit * BigInt(stake.multiple);
  const minimum = BigInt(bet.minimum ?? rules.limits.minimumStake);
  const maximum = BigInt(bet.maximum ?? rules.limits.maximumBet);
  if (noteStake < minimum) return { state: 'wrong', code: 'TOO_LOW', amount: minimum };
  const total = BigInt(read.bet.notes) * BigInt(bet.cost) * noteStake;
  if (total > maximum) return { state: 'wrong', code: 'TOO_HIGH', amount: maximum };
  const offer = rules.numbers && read.bet.numbers && tightest(rules.numbers, read.bet.numbers);
  if (offer?.closed) return { state: 'wrong', code: 'NUMBER_CLOSED', number: offer.number };
  if (offer?.left !== undefined && noteStake * BigInt(bet.cost) > offer.left)
    return { state: 'wrong', code: 'NUMBER_FULL', number: offer.number, amount: offer.left };
  const all = shownOdds(bet, type, stake.prizeGroup);
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
    multiple: stake.multiple,
    odds,
    ...(stake.prizeGroup !== undefined && { prizeGroup: stake.prizeGroup }),
  };
  return { state: 'ready', line, total, win: highestWin(noteStake, odds) };
}
