import type { LiveBrand } from '#server/brands/types.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { AdminServices } from '#server/operators/admin-call.ts';
import type { Cashier } from '../cashier.ts';

/** Runs work on the live brand of a call's pack. */
export async function onBrand<T>(
  { services: { cashier }, params: { pack } }: { services: AdminServices; params: { pack: string } },
  work: (brand: LiveBrand, cashier: Cashier) => Promise<T>,
): Promise<T | Refusal> {
  const brand = await cashier?.brands.live(pack);
  return cashier && brand ? work(brand, cashier) : refuse('UNKNOWN_BRAND');
}
