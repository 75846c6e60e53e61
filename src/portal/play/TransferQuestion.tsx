import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { formatMoney } from '../format/format-money.ts';
import type { VendorWallet } from './play-store.ts';

/** Question for a vendor with its own wallet: transfer a balance first, or start with the current one. */
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
