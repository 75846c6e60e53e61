import type { CallValue } from '../gateway/call-types.ts';

/** What stands in the wallets of vendors together, in minor units; a vendor that does not say counts as nothing. */
export const atVendors = ({ vendors }: Pick<CallValue<'walletTransferState'>, 'vendors'>): bigint =>
  vendors.reduce((sum, { balance }) => sum + BigInt(balance ?? 0), 0n);
