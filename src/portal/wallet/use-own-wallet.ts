import { useCall } from '#portal/calls/use-call.ts';

/** True for a vendor whose games play from a wallet of their own. */
export function useOwnWallet(vassalage: string): boolean {
  const wallets = useCall('merchantWallet', {});
  return wallets.value?.vendors.some((vendor) => vendor.vassalage === vassalage) ?? false;
}
