import { useState, type FormEvent } from 'react';
import { Button, Dialog } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { PasswordEntry } from '#portal/cashier/PasswordEntry.tsx';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import { useSending } from '#portal/cashier/use-sending.ts';
import { useWrongFocus } from '#portal/cashier/use-wrong-focus.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Account } from './account.ts';

/** Takes an account away, after the payment password. */
export function RemoveAccount({ account, onDone }: { account: Account; onDone: () => void }) {
  const say = useText();
  const portal = usePortal();
  const [paymentPassword, setPaymentPassword] = useState('');
  const { busy, failed, fields, send } = useSending();
  const { form } = useWrongFocus(fields);
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    const body = { id: account.id, paymentPassword };
    if (!(await send(() => portal.gateway.call('cashierAccountRemove', { body })))) return;
    refreshCashier(portal);
    portal.toasts.show(say('cashier.account.removed'), 'success');
    onDone();
  };
  return (
    <Dialog
      open
      size="small"
      title={say('cashier.account.remove')}
      closeLabel={say('common.close')}
      onClose={onDone}
    >
      <form ref={form} className="lv-cash lv-cash-form" onSubmit={(event) => void remove(event)} noValidate>
        <p>
          {account.bankName} {account.number}
        </p>
        <PasswordEntry
          value={paymentPassword}
          onValue={setPaymentPassword}
          wrong={fields['paymentPassword']}
        />
        <p className="lv-cash-failed" role="alert">
          {failed !== undefined && say(failed)}
        </p>
        <Button type="submit" variant="danger" busy={busy} disabled={paymentPassword === ''}>
          {say('cashier.account.remove')}
        </Button>
      </form>
    </Dialog>
  );
}
