import type { ReactNode } from 'react';
import { screenOfRole } from '#engine/roles.ts';
import { useDocuments } from '#ui/documents/documents.tsx';
import { useFact } from '#ui/facts/facts.tsx';
import { useCall } from '#portal/calls/use-call.ts';
import type { CallValue } from '#portal/gateway/call-types.ts';
import { useMoney } from '#portal/format/use-money.ts';
import { atVendors } from './at-vendors.ts';

type ApartProps = { children: (amount: string) => ReactNode };

/**
 * What stands where a player has money at vendors with wallets of their own, told how much. Nothing for a brand with a single wallet, or
 * without such a balance, and for guests, whose play money stands in one.
 */
export function ApartMoney({ children }: ApartProps) {
  const wallets = useCall('merchantWallet', {});
  const hasPanel = useDocuments((documents) => screenOfRole(documents, 'wallet') !== undefined);
  const guest = useFact<boolean>('member.isGuest');
  const apart = wallets.state === 'ready' && !wallets.value.isSingle && wallets.value.vendors.length > 0;
  return apart && hasPanel && guest === false ? <OfWallets>{children}</OfWallets> : null;
}

function OfWallets({ children }: ApartProps) {
  const state = useCall('walletTransferState', {});
  return state.state === 'ready' ? <Amount state={state.value}>{children}</Amount> : null;
}

function Amount({ state, children }: ApartProps & { state: CallValue<'walletTransferState'> }) {
  const { say: money } = useMoney(state);
  const there = atVendors(state);
  return there === 0n ? null : children(money(String(there)));
}
