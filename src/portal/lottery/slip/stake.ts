import type { BetType } from '#play/lottery/bet-type.ts';
import { typedOf } from '#play/lottery/typed-of.ts';
import { parseMinor } from '#portal/format/parse-minor.ts';
import { quoteSelection, type Quote } from './quote.ts';
import type { RuledBet, Rules } from '../room-types.ts';
import type { ChoiceStore } from '../choice/choice-store.ts';

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

/** Price of the current choice and what one hit pays, in minor units. */
export const quote = (rules: Rules, bet: RuledBet, type: BetType, choice: ChoiceStore, stake: Stake): Quote =>
  quoteSelection(rules, bet, type, choice.selection(), { ...stake, unit: unitOf(rules, stake) });
