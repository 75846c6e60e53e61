/** Transfer of the wallet page: to or from a vendor, or everything back. */
export type WalletTarget = { action: 'in' | 'out'; vassalage: string } | { action: 'collect' };
