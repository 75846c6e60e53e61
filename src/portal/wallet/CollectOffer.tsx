import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { Button } from '#ui/primitives/index.ts';
import { useText } from '#ui/text/use-text.ts';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { NoticeLine } from '#portal/parts/NoticeLine.tsx';
import { useMoney } from '#portal/format/use-money.ts';
import { openPanel } from '#portal/actions/open-panel.ts';
import { usePortal } from '#portal/runtime/portal-context.ts';
import { atVendors } from './at-vendors.ts';

/**
 * Offer to a player with too little money: shows the balance at vendors with wallets of their own, and links to the wallet to collect it.
 * Nothing for a brand with a single wallet, or without such a balance.
 */
export function CollectOffer() {
  const wallets = useCall('merchantWallet', {});
  const hasPanel = useDocuments((documents) => screenOfRole(documents, 'wallet') !== undefined);
  const apart = wallets.state === 'ready' && !wallets.value.isSingle && wallets.value.vendors.length > 0;
  return apart && hasPanel ? <OfWallets /> : null;
}

function OfWallets() {
  const state = useCall('walletTransferState', {});
  return state.state === 'ready' ? <Offer state={state.value} /> : null;
}

function Offer({ state }: { state: CallValue<'walletTransferState'> }) {
  const say = useText();
  const portal = usePortal();
  const { say: money } = useMoney(state);
  const there = atVendors(state);
  if (there === 0n) return null;
  return (
    <NoticeLine
      icon="wallet"
      text={say('wallet.offer', { amount: money(String(there)) })}
      action={
        <Button size="small" onClick={() => void openPanel(portal, 'wallet')}>
          {say('wallet.offer.open')}
        </Button>
      }
    />
  );
}
