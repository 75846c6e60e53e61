import type { DocumentKey } from '#engine/packs.ts';
import type { Trx } from '#server/db/types.ts';
import { record } from '#server/audit/audit.ts';
import type { Clock } from '#engine/time/clock.ts';

/**
 * Takes back the approvals of every release that holds a draft which was saved or discarded: an approval is for exactly
 * the reviewed contents. Call it under `lockPack`.
 * @param keys the documents that were changed
 */
export async function revokeApprovals(
  trx: Trx,
  clock: Clock,
  { pack, account, keys }: { pack: string; account: string; keys: readonly DocumentKey[] },
): Promise<void> {
  const releases = await trx
    .selectFrom('config_releases')
    .select(['id', 'title', 'documents', 'approvals'])
    .where('pack', '=', pack)
    .where('state', 'not in', ['published', 'withdrawn'])
    .execute();
  for (const { id, title, documents, approvals } of releases) {
    const touched = keys.filter((key) => Object.hasOwn(documents, key));
    if (approvals.length === 0 || touched.length === 0) continue;
    await trx.updateTable('config_releases').set({ approvals: '[]' }).where('id', '=', id).execute();
    await record(trx, clock, {
      account,
      action: 'release.approval-lost',
      pack,
      target: `release ${id}`,
      details: { title, approvals, documents: touched },
    });
  }
}
