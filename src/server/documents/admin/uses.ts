import { refuse } from '#server/http/refusal.ts';
import { draftedSet } from '#server/publishing/versions.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

/** Longest list of uses; the total count is answered as well. */
const most = 500;

/** Uses of names. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('referenceUses', async ({ services: { context }, params: { pack }, query }) => {
    const set = await draftedSet(context, context.db, pack);
    if (!set) return refuse('UNKNOWN_PACK');
    const uses = await context.engine.usesOver(set, pack, { kind: query.kind, name: query.name });
    return { total: uses.length, uses: uses.slice(0, most) };
  }),
];
