import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { ChoiceCell } from './ChoiceCell.tsx';
import { numbersRow, type ChoiceStore } from './choice-store.ts';
import type { Rules } from '../room-types.ts';
import { isTaken, type NumberOffer } from '../numbers/number-offer.ts';
import './numbers.css';

type NumberCellProps = {
  number: string;
  choice: ChoiceStore;
  rules: Rules;
  /** Undefined where numbers are neither limited nor closed. */
  offer: NumberOffer | undefined;
};

/** A number of the grid, with what the open draw still takes on it. */
export function NumberCell({ number, choice, rules, offer }: NumberCellProps) {
  const say = useText();
  const locale = useLocale();
  const limit = rules.numbers?.limit;
  const money = (minor: bigint) => formatMoney(String(minor), rules.currency, rules.digits, locale);
  const words = ({ closed, left }: NumberOffer): string | undefined => {
    if (closed) return say('lottery.number.closed');
    if (left === undefined) return undefined;
    return left === 0n ? say('lottery.number.full') : say('lottery.number.left', { amount: money(left) });
  };
  const share =
    limit === undefined || offer?.left === undefined || offer.left === BigInt(limit)
      ? undefined
      : Number(offer.left) / Number(limit);
  return (
    <ChoiceCell
      choice={choice}
      row={numbersRow}
      value={number}
      look="number"
      taken={isTaken(offer)}
      share={share}
      left={share === undefined && !offer?.closed ? undefined : offer && words(offer)}
    />
  );
}
