import type { Vendor } from './game.ts';

/** Vendors of a category, or of all with each supplier once, for its first category. At most `limit`. */
export function chooseVendors(
  vendors: readonly Vendor[],
  wanted: { gameType?: string | undefined; limit?: number | undefined },
): Vendor[] {
  const chosen = new Map<string, Vendor>();
  for (const vendor of vendors) {
    if (wanted.gameType !== undefined && vendor.gameType !== wanted.gameType) continue;
    if (!chosen.has(vendor.vassalage)) chosen.set(vendor.vassalage, vendor);
  }
  return [...chosen.values()].slice(0, wanted.limit);
}
