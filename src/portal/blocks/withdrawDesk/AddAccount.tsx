import { useId, useState, type FormEvent } from 'react';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { Entry } from '#portal/cashier/Entry.tsx';
import { PasswordEntry } from '#portal/cashier/PasswordEntry.tsx';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import { useSending } from '#portal/cashier/use-sending.ts';
import { useWrongFocus } from '#portal/cashier/use-wrong-focus.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Adds an account in the member's own name. */
export function AddAccount({
  options: { banks, payeeName },
  onAdded,
  onCancel,
}: {
  options: CallValue<'cashierOptions'>;
  onAdded: (id: string) => void;
  onCancel?: () => void;
}) {
  const say = useText();
  const portal = usePortal();
  const id = useId();
  const [bank, setBank] = useState(banks[0]?.id ?? '');
  const [holder, setHolder] = useState('');
  const [number, setNumber] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const { busy, failed, fields, send } = useSending();
  const { form } = useWrongFocus(fields);
  const digits = banks.find((each) => each.id === bank)?.digits;
  const complete = holder.trim() !== '' && number.trim() !== '' && paymentPassword !== '';
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = { bank, holder, number, paymentPassword };
    const added = await send(() => portal.gateway.call('cashierAccountAdd', { body }));
    if (!added) return;
    refreshCashier(portal);
    portal.toasts.show(say('cashier.account.added'), 'success');
    onAdded(added.id);
  };
  const wrong = (field: string): string | undefined =>
    fields[field] === undefined ? undefined : say(`cashier.account.wrong.${field}.${fields[field]}`);
  return (
    <form
      ref={form}
      className="lv-cash-card"
      aria-label={say('cashier.account.add')}
      onSubmit={(event) => void add(event)}
      noValidate
    >
      <Entry id={`${id}-bank`} label={say('cashier.bank')} wrong={wrong('bank')}>
        <select
          id={`${id}-bank`}
          className="lv-control"
          value={bank}
          aria-invalid={fields['bank'] !== undefined || undefined}
          aria-describedby={`${id}-bank-note`}
          onChange={({ currentTarget }) => setBank(currentTarget.value)}
        >
          {banks.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </Entry>
      <Entry
        id={`${id}-holder`}
        label={say('cashier.holder')}
        hint={
          payeeName === undefined
            ? say('cashier.account.holder.hint')
            : say('cashier.account.holder.known', { name: payeeName })
        }
        wrong={wrong('holder')}
      >
        <input
          id={`${id}-holder`}
          className="lv-control"
          autoComplete="name"
          maxLength={128}
          value={holder}
          aria-invalid={fields['holder'] !== undefined || undefined}
          aria-describedby={`${id}-holder-note`}
          onChange={({ currentTarget }) => setHolder(currentTarget.value)}
        />
      </Entry>
      <Entry
        id={`${id}-number`}
        label={say('cashier.number')}
        hint={digits && say('cashier.account.digits', { min: digits.min, max: digits.max })}
        wrong={wrong('number')}
      >
        <input
          id={`${id}-number`}
          className="lv-control"
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
          value={number}
          aria-invalid={fields['number'] !== undefined || undefined}
          aria-describedby={`${id}-number-note`}
          onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        />
      </Entry>
      <PasswordEntry value={paymentPassword} onValue={setPaymentPassword} wrong={fields['paymentPassword']} />
      <p className="lv-cash-failed" role="alert">
        {failed !== undefined && say(failed)}
      </p>
      <div className="lv-cash-actions">
        <Button variant="primary" type="submit" busy={busy} disabled={!complete}>
          {say('cashier.account.add')}
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {say('cashier.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
