import type { CallValue } from '../gateway/call-types.ts';

/** Total balance in vendors' wallets, in minor units; an unknown balance counts as 0. */
export const atVendors = ({ vendors }: Pick<CallValue<'walletTransferState'>, 'vendors'>): bigint =>
  vendors.reduce((sum, { balance }) => sum + BigInt(balance ?? 0), 0n);
