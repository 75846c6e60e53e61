import { useText } from '#ui/text/use-text.ts';
import { ApartMoney } from './ApartMoney.tsx';

/** Beside a main wallet without money: what there is in game wallets. */
export function ApartNote() {
  const say = useText();
  return (
    <ApartMoney>
      {(amount) => <small className="lv-session-balance-bonus">{say('balance.apart', { amount })}</small>}
    </ApartMoney>
  );
}
