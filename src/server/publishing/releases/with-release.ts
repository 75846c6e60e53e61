import type { Db, Trx } from '#server/db/types.ts';
import { approvalsFor } from '../approvals.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { Judge } from '../publish-drafts.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { lockPack, packStates, publishedSet } from '#server/documents/packs.ts';
import {
  changedSince,
  changesOf,
  contentsOf,
  draftsByKey,
  isClosed,
  presentRelease,
  type DraftsByKey,
  type Release,
  type ReleaseRow,
} from './release.ts';

/** Release, and the account that acts on it. */
export type ReleaseCall = { pack: string; id: number; account: string; judge: Judge };

export const releaseRow = (
  db: Trx,
  { pack, id }: Pick<ReleaseCall, 'pack' | 'id'>,
): Promise<ReleaseRow | undefined> =>
  db
    .selectFrom('config_releases')
    .selectAll()
    .where('pack', '=', pack)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Account that asked for approval of a release, before an answer takes the question back. */
export const requesterOf = async (
  db: Db,
  { pack, id }: Pick<ReleaseCall, 'pack' | 'id'>,
): Promise<string | null> =>
  (
    await db
      .selectFrom('config_releases')
      .select('requested_by')
      .where('pack', '=', pack)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.requested_by ?? null;

/** Refuses if the release has other contents than reviewed, or a draft has changed since it was taken in. */
export function refuseChanged(
  row: ReleaseRow,
  drafts: DraftsByKey,
  contents: string | undefined,
): Refusal | undefined {
  const changed = changedSince(row, drafts);
  if (changed.length > 0) return refuse('RELEASE_CHANGED', { documents: changed });
  return contents !== undefined && contents !== contentsOf(row.documents)
    ? refuse('RELEASE_CHANGED', { documents: [] })
    : undefined;
}

/** Result of a step: columns to write, with the entry for the audit log. */
export type ReleaseStep = {
  columns: Parameters<typeof writeRelease>[2];
  action: string;
  details?: Record<string, unknown>;
};

export const writeRelease = async (
  trx: Trx,
  id: number,
  columns: {
    title?: string;
    note?: string;
    state?: ReleaseRow['state'];
    documents?: string;
    authors?: string;
    rollout?: number;
    requested_by?: string | null;
    requested_at?: Date | null;
    bound?: boolean;
    approvals?: string;
    comments?: string;
    plan?: number;
    planned_by?: string | null;
    due_at?: Date | null;
    reason?: string | null;
    version?: number;
    closed_by?: string;
    closed_at?: Date;
  },
): Promise<ReleaseRow> =>
  trx
    .updateTable('config_releases')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Runs one step on an open release under a lock against saves and other steps, with its audit entry; answers the new
 * state.
 */
export const onRelease = (
  context: ConfigContext,
  call: ReleaseCall,
  decide: (
    row: ReleaseRow,
    drafts: DraftsByKey,
    trx: Trx,
  ) => Promise<ReleaseStep | Refusal> | ReleaseStep | Refusal,
): Promise<Release | Refusal> =>
  context.db.transaction().execute(async (trx) => {
    const { pack, id, account } = call;
    await lockPack(trx, pack);
    const row = await releaseRow(trx, call);
    if (!row) return refuse('UNKNOWN_RELEASE');
    if (isClosed(row)) return refuse('RELEASE_CLOSED', { state: row.state });
    const refused = call.judge(Object.keys(row.documents));
    if (refused) return refused;
    const drafts = await draftsByKey(trx, pack);
    const step = await decide(row, drafts, trx);
    if (step instanceof Refusal) return step;
    const written = await writeRelease(trx, id, step.columns);
    const { title } = written;
    const details = { title, documents: Object.keys(written.documents), ...step.details };
    await record(trx, context.clock, {
      account,
      action: step.action,
      pack,
      target: `release ${id}`,
      details,
    });
    const set = await publishedSet(trx, context.source, await packStates(trx));
    return presentRelease(written, drafts, approvalsFor(set, pack, changesOf(written, drafts)));
  });
