/** What the wallet page moves: to or from a vendor, or everything back. */
export type WalletTarget = { action: 'in' | 'out'; vassalage: string } | { action: 'collect' };
