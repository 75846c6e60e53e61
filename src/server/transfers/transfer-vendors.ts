import type { LiveBrand } from '#server/brands/types.ts';
import { cashierOf } from '#server/cashier/document.ts';
import type { DocumentsByName } from '#contract/generated/documents.ts';
import { documentOf } from '#server/brands/documents.ts';

export type TransferVendor = NonNullable<DocumentsByName['lobby']['vendors']>[string];

/**
 * The vendors of a brand that keep wallets of their own, one entry for each wallet. One that is no longer offered is among them:
 * members may have money there.
 */
export function transferVendors(brand: LiveBrand): TransferVendor[] {
  const vendors = Object.values(documentOf(brand, 'lobby')?.vendors ?? {}).filter(
    ({ wallet }) => wallet === 'transfer',
  );
  const wallets = new Map<string, TransferVendor>();
  // A wallet is open while one of its vendors is.
  for (const vendor of vendors)
    if (vendor.enabled !== false || !wallets.has(vendor.vassalage)) wallets.set(vendor.vassalage, vendor);
  return [...wallets.values()];
}

const open = { min: 1, max: 1_000_000_000_000_000 };

/** Bounds of one transfer to or from a vendor, in minor units. */
export function transferBounds(brand: LiveBrand): { min: bigint; max: bigint } {
  const { min, max } = cashierOf(brand).transfers?.vendor ?? open;
  return { min: BigInt(min), max: BigInt(max) };
}
