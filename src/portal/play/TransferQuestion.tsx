import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '../format/format-money.ts';
import type { VendorWallet } from './play-store.ts';

/** A vendor with a wallet of its own plays with what was moved there: moves it, or starts with what is there. */
export function TransferQuestion({
  vendor,
  wallet: { balance, amount, currency, digits },
  onAnswer,
}: {
  vendor: string;
  wallet: VendorWallet;
  onAnswer: (confirmTrans: boolean) => void;
}) {
  const say = useText();
  const locale = useLocale();
  const money = (minor: string) => formatMoney(minor, currency, digits, locale);
  return (
    <>
      <p className="lv-launch-words">{say('play.transfer', { vendor, amount: money(balance) })}</p>
      <Button variant="primary" block onClick={() => onAnswer(true)}>
        {say('play.transferAll', { amount: money(amount) })}
      </Button>
      <Button block onClick={() => onAnswer(false)}>
        {say('play.transferNothing')}
      </Button>
    </>
  );
}
