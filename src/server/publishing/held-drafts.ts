import type { DocumentKey } from '#engine/packs.ts';
import type { Trx } from '#server/db/types.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';

/**
 * Refusal for drafts that an open release asks approval of and does not have; undefined when none is held. They go live
 * with that release, or once it is withdrawn or they are taken out of it.
 * @param but the release that is published, which judges itself
 */
export async function heldByRelease(
  trx: Trx,
  pack: string,
  keys: readonly DocumentKey[],
  but?: number,
): Promise<Refusal | undefined> {
  const asked = await trx
    .selectFrom('config_releases')
    .select(['id', 'title', 'documents', 'approvals'])
    .where('pack', '=', pack)
    .where('bound', '=', true)
    .where('state', 'not in', ['published', 'withdrawn'])
    .orderBy('id')
    .execute();
  for (const { id, title, documents, approvals } of asked) {
    const held = keys.filter((key) => Object.hasOwn(documents, key));
    if (id === but || approvals.length > 0 || held.length === 0) continue;
    return refuse('APPROVAL_NEEDED', {
      message: `The release "${title}" asks for approval of ${held.join(', ')}.`,
      fix: 'Have that release approved and publish it, withdraw it, or leave these documents out.',
      needed: 1,
      given: 0,
      release: id,
      documents: held,
    });
  }
  return undefined;
}
