import { useEffect } from 'react';
import { formatMoney } from '#portal/format/format-money.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import type { Portal } from '#portal/runtime/portal.ts';
import { atVendors } from './at-vendors.ts';

/** Offers, when a game that played from a wallet of its own is left, to bring back what is there. */
export function ReturnOffer() {
  const portal = usePortal();
  useEffect(() => {
    const page = portal.navigation.path;
    return () => void offer(portal, page);
  }, [portal]);
  return null;
}

async function offer(portal: Portal, page: string): Promise<void> {
  const state = await portal.gateway.call('walletTransferState', {}).catch(() => undefined);
  // A game that was started anew is still on its page.
  if (!state || portal.navigation.path === page || !portal.session.current) return;
  const there = atVendors(state);
  if (there === 0n) return;
  portal.calls.invalidate((id) => id === 'walletTransferState' || id === 'walletBalance');
  const amount = formatMoney(String(there), state.currency, state.digits, portal.texts.locale());
  portal.toasts.show(portal.say('wallet.offer', { amount }), 'info', {
    label: portal.say('wallet.offer.open'),
    run: () => void openPanel(portal, 'wallet'),
  });
}
