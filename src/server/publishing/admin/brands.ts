import type { FastifyInstance } from 'fastify';
import type { LiveBrands } from '../live-brands.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { setHidden } from '../hidden-brands.ts';
import { createBrand, type NewBrand } from '../new-brand.ts';
import { Refusal } from '#server/http/refusal.ts';
import { answer, forbidden, onPack } from '#server/operators/route.ts';
import { bodies, packParams } from '#server/operators/schemas.ts';

export type BrandWork = {
  brands: Pick<LiveBrands, 'refresh' | 'all'>;
  /** Adds the sandbox's demo data to brands; undefined without a sandbox. */
  seed: ((brands: readonly LiveBrand[]) => Promise<unknown>) | undefined;
};

/** Making brands, and taking them off the net. */
export function brandRoutes(app: FastifyInstance, context: ConfigContext, { brands, seed }: BrandWork): void {
  /** The next answer of this process knows the brand; in a sandbox it has the demo accounts. */
  async function settle(pack: string): Promise<void> {
    brands.refresh();
    if (!seed) return;
    await seed((await brands.all()).filter(({ brand }) => brand === pack));
  }

  app.post(
    '/packs',
    { schema: { body: bodies.newBrand } },
    answer<object, object, NewBrand>(async ({ body, operator, reply }) => {
      const made = forbidden(operator, '*', 'admin') ?? (await createBrand(context, body, operator.account));
      if (made instanceof Refusal) return made;
      await settle(body.pack);
      reply.code(201);
      return made;
    }),
  );

  app.put(
    '/packs/:pack/hidden',
    { schema: { params: packParams, body: bodies.hidden } },
    onPack<{ pack: string }, object, { hidden: boolean }>(
      'admin',
      async ({ params: { pack }, body: { hidden }, operator }) => {
        const done = await setHidden(context, { pack, hidden, author: operator.account });
        if (!(done instanceof Refusal)) await settle(pack);
        return done;
      },
    ),
  );
}
