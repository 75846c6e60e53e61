import { useId, useState } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useLocale, useText } from '#ui/text/use-text.ts';
import { typedOf } from '#play/lottery/typed-of.ts';
import { useCall } from '../calls/use-call.ts';
import { formatMoney } from '../format/format-money.ts';
import { parseMinor } from '../format/parse-minor.ts';
import type { MoveIn, VendorWallet } from './play-store.ts';
import './transfer-question.css';

/**
 * Question for a vendor with its own wallet: how much of the balance goes there first, or start with what is there. Not a form document:
 * it is part of a start, which is one intention (docs/decisions/0028-forms-that-move-money.md).
 */
export function TransferQuestion({
  vendor,
  vassalage,
  wallet: { balance, amount, least = '1', currency, digits },
  onAnswer,
}: {
  vendor: string;
  vassalage: string | undefined;
  wallet: VendorWallet;
  onAnswer: (move: MoveIn) => void;
}) {
  const say = useText();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState(typedOf(BigInt(amount), digits));
  const wallets = useCall('walletTransferState', {});
  const there = wallets.value?.vendors.find((wallet) => wallet.vassalage === vassalage)?.balance ?? '0';
  const money = (minor: string) => formatMoney(minor, currency, digits, locale);
  const moved = parseMinor(typed, digits);
  const fits = moved !== undefined && moved > 0n && moved >= BigInt(least) && moved <= BigInt(amount);
  return (
    <form
      className="lv-transfer-question"
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) onAnswer({ confirmTrans: true, moveAmount: String(moved) });
      }}
    >
      <p className="lv-launch-words">
        {say('play.transfer', { vendor, amount: money(balance) })}{' '}
        {there !== '0' && say('play.transfer.there', { amount: money(there) })}
      </p>
      <label htmlFor={id}>{say('play.transfer.amount', { currency })}</label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        value={typed}
        aria-invalid={!fits}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-hint`} className="lv-launch-words" role="status">
        {!fits && say('play.transfer.between', { least: money(least), most: money(amount) })}
      </p>
      <Button type="submit" variant="primary" block disabled={!fits}>
        {say('play.transferAll', { amount: money(fits ? String(moved) : amount) })}
      </Button>
      <Button block onClick={() => onAnswer({ confirmTrans: false })}>
        {there === '0' ? say('play.transferNothing') : say('play.transferThere', { amount: money(there) })}
      </Button>
    </form>
  );
}
