import { useEffect, useRef } from 'react';
import type { Money } from '#portal/format/use-money.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { ToastTone } from '#portal/toasts/toast-store.ts';
import type { Deposit } from './WaitingDeposit.tsx';

const tones: Partial<Record<Deposit['state'], ToastTone>> = {
  CONFIRMED: 'success',
  FAILED: 'danger',
  EXPIRED: 'warning',
};

/** Says what became of a deposit that was seen waiting here: its card is gone by then, and the list may be out of sight. */
export function useOutcomes(deposits: readonly Deposit[], money: Money): void {
  const { texts, toasts } = usePortal();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state, amount } of deposits) {
      if (state === 'PENDING') waiting.current.add(id);
      else if (waiting.current.delete(id)) {
        const tone = tones[state];
        if (tone)
          toasts.show(texts.say()(`cashier.deposit.told.${state}`, { amount: money.say(amount) }), tone);
      }
    }
  }, [deposits, money, texts, toasts]);
}
