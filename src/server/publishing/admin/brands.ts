import { setHidden } from '../hidden-brands.ts';
import { createBrand } from '../new-brand.ts';
import { Refusal } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall, type AdminServices } from '#server/operators/admin-call.ts';

/** The next answer of this process knows the brand; in a sandbox it has the demo accounts. */
async function settle({ brands, seed }: AdminServices, pack: string): Promise<void> {
  brands.refresh();
  if (!seed) return;
  await seed((await brands.all()).filter(({ brand }) => brand === pack));
}

/** Making brands, and taking them off the net. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('packAdd', async ({ services, body, operator }) => {
    const made = await createBrand(services.context, body, operator.account);
    if (!(made instanceof Refusal)) await settle(services, body.pack);
    return made;
  }),
  defineAdminCall('packHidden', async ({ services, params: { pack }, body: { hidden }, operator }) => {
    const done = await setHidden(services.context, { pack, hidden, author: operator.account });
    if (!(done instanceof Refusal)) await settle(services, pack);
    return done;
  }),
];
