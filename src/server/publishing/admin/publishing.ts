import { stopRollout } from '../stop-rollout.ts';
import type { Operator } from '#server/operators/sessions.ts';
import type { Judge } from '../publish-drafts.ts';
import { publishDrafts, pushChanges, pushDrafts, rollBack } from '../versions.ts';
import { forbiddenDocuments } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall, type AdminServices } from '#server/operators/admin-call.ts';

/** Author of a publish, and the judge of the documents that it may contain. */
const by = (operator: Operator, pack: string): { author: string; judge: Judge } => ({
  author: operator.account,
  judge: (documents) => forbiddenDocuments(operator, pack, documents, 'publisher'),
});

/** The next answer of this process is of the new version, whenever the notification arrives. */
async function thenRefresh<T>({ brands }: AdminServices, work: Promise<T>): Promise<T> {
  const result = await work;
  brands.refresh();
  return result;
}

/** Calls that change the live version of a pack: publish, roll back, push. */
export const calls: readonly AdminCall[] = [
  defineAdminCall(
    'packPublish',
    ({ services, params: { pack }, body: { note = '', expect, documents, rollout }, operator }) =>
      thenRefresh(
        services,
        publishDrafts(services.context, { pack, note, expect, documents, rollout, ...by(operator, pack) }),
      ),
  ),
  defineAdminCall('packRollback', ({ services, params: { pack }, body: { version, note }, operator }) =>
    thenRefresh(services, rollBack(services.context, { pack, version, note, ...by(operator, pack) })),
  ),
  defineAdminCall('packPush', async ({ services, params: { pack }, body, operator }) => {
    const { base, changes, note = '', publish = true } = body;
    const { context } = services;
    const push = { pack, base, changes, note, author: operator.account };
    const needed = publish ? 'publisher' : 'editor';
    const refused = forbiddenDocuments(operator, pack, Object.keys(changes), needed);
    if (refused) return refused;
    return publish
      ? await thenRefresh(services, pushChanges(context, push))
      : await pushDrafts(context, push);
  }),
  defineAdminCall('rolloutStop', ({ services, params: { pack }, operator }) =>
    thenRefresh(services, stopRollout(services.context, { pack, ...by(operator, pack) })),
  ),
];
