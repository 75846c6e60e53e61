import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { AmountEntry } from '#portal/cashier/AmountEntry.tsx';
import { Facts } from '#portal/cashier/Facts.tsx';
import { feeOf } from '#portal/cashier/fee.ts';
import { PasswordEntry } from '#portal/cashier/PasswordEntry.tsx';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import type { Money } from '#portal/cashier/use-money.ts';
import { useSending } from '#portal/cashier/use-sending.ts';
import { useWrongFocus } from '#portal/cashier/use-wrong-focus.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Account } from './account.ts';

type Options = CallValue<'cashierOptions'>;

const least = (...amounts: readonly (string | undefined)[]): bigint =>
  amounts
    .flatMap((amount) => (amount === undefined ? [] : [BigInt(amount)]))
    .reduce((a, b) => (a < b ? a : b));

/** How much, what arrives, and the payment password. */
export function NewWithdrawal({
  options: { balance, withdrawal },
  account,
  money,
}: {
  options: Options;
  account: Account;
  money: Money;
}) {
  const say = useText();
  const portal = usePortal();
  const [amount, setAmount] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, failed, fields, send } = useSending();
  const { form, point } = useWrongFocus(fields);
  const { min, leftToday, sumLeftToday } = withdrawal;
  const max = least(withdrawal.max, balance, sumLeftToday);
  const value = amount === '' ? undefined : BigInt(amount);
  const fits = value !== undefined && value >= BigInt(min) && value <= max;
  const bounds =
    max < BigInt(min)
      ? say('cashier.withdraw.tooLittle', { min: money.say(min) })
      : say('cashier.amount.bounds', { min: money.say(min), max: money.say(String(max)) });
  const percent = withdrawal.methods.find(({ kind }) => kind === account.kind)?.feePercent ?? 0;
  const fee = feeOf(value ?? 0n, percent);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fits || paymentPassword === '') return point(() => setAsked(true));
    const body = { account: account.id, amount };
    const made = await send(() =>
      withIntention(portal, 'withdrawalCreate', body, (idempotencyKey) =>
        portal.gateway.call('withdrawalCreate', { body: { ...body, paymentPassword } }, { idempotencyKey }),
      ),
    );
    if (!made) return;
    flushSync(() => {
      setAmount('');
      setPaymentPassword('');
      setAsked(false);
    });
    refreshCashier(portal);
    portal.toasts.show(say('cashier.withdraw.asked'), 'success');
  };
  return (
    <form ref={form} className="lv-cash-form" onSubmit={(event) => void submit(event)} noValidate>
      <AmountEntry
        label={say('cashier.amount')}
        value={amount}
        onValue={setAmount}
        money={money}
        quick={withdrawal.quick.filter((each) => BigInt(each) <= max)}
        hint={bounds}
        wrong={asked && !fits ? bounds : undefined}
      />
      <Facts
        facts={[
          [say('cashier.withdraw.available'), money.say(balance)],
          [say('cashier.withdraw.leftToday'), leftToday === undefined ? undefined : String(leftToday)],
          [say('cashier.fee'), percent > 0 ? money.say(String(fee)) : say('cashier.fee.none')],
          [
            say('cashier.withdraw.arrives'),
            value !== undefined && fits ? money.say(String(value - fee)) : undefined,
          ],
        ]}
      />
      <PasswordEntry
        value={paymentPassword}
        onValue={setPaymentPassword}
        wrong={fields['paymentPassword'] ?? (asked && paymentPassword === '' ? 'REQUIRED' : undefined)}
      />
      <p className="lv-cash-failed" role="alert">
        {failed !== undefined && say(failed)}
      </p>
      <Button type="submit" variant="primary" size="large" icon="withdraw" busy={busy}>
        {say('cashier.withdraw.submit')}
      </Button>
    </form>
  );
}
