import { mayUse, type Role } from '#contract/operator-roles.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';

type Operated = {
  operator: { account: string; roles: Parameters<typeof mayUse>[0] };
  params: { pack: string };
};

/** Runs work on the brand of a pack if the operator has the right `payments` in the needed role. */
export const withPayments =
  (brands: Pick<Brands, 'live'>) =>
  async <T>(
    { operator, params: { pack } }: Operated,
    needed: Role,
    work: (brand: LiveBrand) => Promise<T>,
  ): Promise<T | Refusal> => {
    if (!mayUse(operator.roles, pack, 'payments', needed)) {
      return refuse('FORBIDDEN', { message: `This needs the right to payments on ${pack}.`, needed, pack });
    }
    const brand = await brands.live(pack);
    return brand ? work(brand) : refuse('UNKNOWN_BRAND');
  };
