import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { refreshCashier } from '#portal/cashier/refresh.ts';
import { tellError } from '#portal/errors/tell-error.ts';
import { CallError } from '#portal/gateway/call-error.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';

/** Cancels a deposit that is not paid, after asking once more. */
export function CancelDeposit({ id }: { id: string }) {
  const say = useText();
  const portal = usePortal();
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const ask = (open: boolean) => {
    flushSync(() => setAsking(open));
    // The button that was pressed is gone: its neighbour has the focus.
    place.current?.querySelector('button')?.focus();
  };
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await portal.gateway.call('depositCancel', { body: { id } });
      refreshCashier(portal);
      portal.toasts.show(say('cashier.deposit.cancelled'), 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      tellError(portal, error.code);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div ref={place} className="lv-cash-ask">
      {asking && (
        <p className="lv-cash-note" role="status">
          {say('cashier.deposit.cancel.sure')}
        </p>
      )}
      <div className="lv-cash-actions">
        {asking ? (
          <>
            <Button size="small" onClick={() => ask(false)}>
              {say('cashier.deposit.cancel.no')}
            </Button>
            <Button size="small" variant="danger" busy={busy} onClick={() => void cancel()}>
              {say('cashier.deposit.cancel.yes')}
            </Button>
          </>
        ) : (
          <Button size="small" variant="ghost" onClick={() => ask(true)}>
            {say('cashier.deposit.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
