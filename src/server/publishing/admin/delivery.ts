import { withDependents } from '#engine/packs.ts';
import { killSwitches, setDelivery } from '../delivery-settings.ts';
import { rolloutsOf } from '../rollouts.ts';
import { isBrandDocument, packStates, publishedSet } from '#server/documents/packs.ts';
import { refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

/** Delivery of the live version: for which visitors, and without which blocks. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('deliveryRead', async ({ services: { context }, params: { pack } }) => {
    const states = await packStates(context.db);
    if (!states.has(pack)) return refuse('UNKNOWN_PACK');
    const over = withDependents(await publishedSet(context.db, context.source, states, isBrandDocument), [
      pack,
    ]);
    const rollouts = await rolloutsOf(context.db, over);
    return {
      // Of the brand itself, and of brands over it that this pack's version is rolled out to.
      rollouts: rollouts.filter(
        ({ brand, packs }) => brand === pack || packs.some((one) => one.pack === pack),
      ),
      kill: await killSwitches(context.db, pack),
    };
  }),
  defineAdminCall('deliveryEdit', async ({ services, params: { pack }, body, operator: { account } }) => {
    const set = await setDelivery(services.context, { ...body, brand: pack, author: account });
    // The next answer of this process has the settings, whenever the notification arrives.
    services.brands.refresh();
    return set;
  }),
];
