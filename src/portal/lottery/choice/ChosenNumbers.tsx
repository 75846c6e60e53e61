import { useSnapshot } from 'valtio';
import { useLocale, useText } from '#ui/text/use-text.ts';
import type { BetType } from '#play/lottery/bet-type.ts';
import { formatMoney } from '#portal/format/format-money.ts';
import { numbersRow, type ChoiceStore } from './choice-store.ts';
import type { Rules } from '../room-types.ts';
import { offerOf } from '../numbers/number-offer.ts';

/** Most chosen numbers that are named. */
const most = 10;

/** Limit of a number in a draw, and the rest for chosen numbers that were bet on. */
export function ChosenNumbers({ rules, type, choice }: { rules: Rules; type: BetType; choice: ChoiceStore }) {
  const say = useText();
  const locale = useLocale();
  useSnapshot(choice.changes, { sync: true });
  const limit = rules.numbers?.limit;
  if (limit === undefined) return null;
  const money = (minor: bigint | string) => formatMoney(String(minor), rules.currency, rules.digits, locale);
  const chosen = choice
    .row(numbersRow)
    .flatMap((number) => {
      const left = offerOf(rules, type, number)?.left;
      return left === undefined || left === BigInt(limit) ? [] : [{ number, left }];
    })
    .slice(0, most);
  return (
    <div className="lv-chosen-numbers">
      <p className="lv-hint">
        {say('lottery.number.limit', { amount: money(limit) })}
        {Object.keys(rules.numbers?.left ?? {}).length > 0 && ` ${say('lottery.number.bars')}`}
      </p>
      {chosen.length > 0 && (
        <ul>
          {chosen.map(({ number, left }) => (
            <li key={number}>
              <strong>{number}</strong>{' '}
              {left === 0n ? say('lottery.number.full') : say('lottery.number.left', { amount: money(left) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
