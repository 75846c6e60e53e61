import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { AmountEntry } from '#portal/cashier/AmountEntry.tsx';
import { Choice } from '#portal/cashier/Choice.tsx';
import { Facts } from '#portal/cashier/Facts.tsx';
import { feeOf } from '#portal/cashier/fee.ts';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import type { Money } from '#portal/cashier/use-money.ts';
import { useSending } from '#portal/cashier/use-sending.ts';
import { useWrongFocus } from '#portal/cashier/use-wrong-focus.ts';
import { withIntention } from '#portal/gateway/intention.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

type Methods = CallValue<'cashierOptions'>['deposit']['methods'];

/** Chooses how and how much, and begins the deposit. */
export function NewDeposit({
  methods,
  money,
  onMade,
}: {
  methods: Methods;
  money: Money;
  onMade: (id: string) => void;
}) {
  const say = useText();
  const portal = usePortal();
  const name = useId();
  const [chosen, choose] = useState<string>();
  const [account, chooseAccount] = useState<string>();
  const [amount, setAmount] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, failed, fields, send } = useSending();
  const { form, point } = useWrongFocus(fields);
  const method = methods.find(({ id }) => id === chosen) ?? methods[0];
  if (!method) return null;

  const value = amount === '' ? undefined : BigInt(amount);
  const fits = value !== undefined && value >= BigInt(method.min) && value <= BigInt(method.max);
  const bounds = say('cashier.amount.bounds', { min: money.say(method.min), max: money.say(method.max) });
  const fee = feeOf(value ?? 0n, method.feePercent);
  const to = method.accounts.find(({ id }) => id === account) ?? method.accounts[0];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fits) return point(() => setAsked(true));
    const body = { method: method.id, amount, ...(to && { account: to.id }) };
    const made = await send(() =>
      withIntention(portal, 'depositCreate', body, (idempotencyKey) =>
        portal.gateway.call('depositCreate', { body }, { idempotencyKey }),
      ),
    );
    if (!made) return;
    flushSync(() => {
      setAmount('');
      setAsked(false);
    });
    refreshCashier(portal);
    portal.toasts.show(say('cashier.deposit.begun'), 'success');
    onMade(made.id);
  };
  return (
    <form ref={form} className="lv-cash-form" onSubmit={(event) => void submit(event)} noValidate>
      <fieldset>
        <legend>{say('cashier.deposit.method')}</legend>
        <div className="lv-cash-choices">
          {methods.map(({ id, name: title, text }) => (
            <Choice
              key={id}
              name={`${name}-method`}
              checked={id === method.id}
              onChoose={() => choose(id)}
              title={title}
              text={text}
            />
          ))}
        </div>
      </fieldset>
      {method.accounts.length > 1 && (
        <fieldset>
          <legend>{say('cashier.deposit.account')}</legend>
          <div className="lv-cash-choices">
            {method.accounts.map(({ id, bankName, holder }) => (
              <Choice
                key={id}
                name={`${name}-account`}
                checked={id === to?.id}
                onChoose={() => chooseAccount(id)}
                title={bankName}
                text={holder}
              />
            ))}
          </div>
        </fieldset>
      )}
      <AmountEntry
        label={say('cashier.amount')}
        value={amount}
        onValue={setAmount}
        money={money}
        quick={method.quick}
        hint={bounds}
        wrong={asked && !fits ? bounds : undefined}
      />
      {value !== undefined && fits && (
        <Facts
          facts={[
            [say('cashier.fee'), method.feePercent > 0 ? money.say(String(fee)) : say('cashier.fee.none')],
            [say('cashier.deposit.pay'), money.say(String(value + fee))],
          ]}
        />
      )}
      <p className="lv-cash-failed" role="alert">
        {failed !== undefined && say(failed)}
      </p>
      <Button type="submit" variant="primary" size="large" icon="deposit" busy={busy}>
        {say('cashier.deposit.submit')}
      </Button>
    </form>
  );
}
