import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Release as SentRelease, ReleaseDocument } from '#contract/generated/admin-types.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import type { Db } from '#server/db/types.ts';
import { draftsOf, type Draft } from '#server/documents/drafts.ts';
import type { Sendable } from '#server/http/sendable.ts';
import type { ReleasesTable } from '../tables.ts';

export type ReleaseRow = Selectable<ReleasesTable>;

/** A release as it is answered. */
export type Release = Sendable<SentRelease>;

export const isClosed = ({ state }: Pick<ReleaseRow, 'state'>): boolean =>
  state === 'published' || state === 'withdrawn';

/** Digest of a release's drafts by their revisions, which never repeat. */
export const contentsOf = (documents: Readonly<Record<DocumentKey, number>>): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(documents).sort(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
      ),
    )
    .digest('hex')
    .slice(0, 32);

/** The drafts of a release as changes of its pack; those that are gone are left out. */
export const changesOf = (
  { documents }: Pick<ReleaseRow, 'documents'>,
  drafts: DraftsByKey,
): Record<DocumentKey, string | null> =>
  Object.fromEntries(
    Object.keys(documents).flatMap((key): [DocumentKey, string | null][] => {
      const draft = drafts.get(key);
      return draft ? [[key, draft.document]] : [];
    }),
  );

export type DraftsByKey = ReadonlyMap<DocumentKey, Draft>;

export const draftsByKey = async (db: Db, pack: string): Promise<DraftsByKey> =>
  new Map((await draftsOf(db, pack)).map((draft) => [documentKey(draft.kind, draft.id), draft]));

/** Accounts that made or changed the release, or saved a draft in it. */
export const authorsOf = ({ authors, documents }: ReleaseRow, drafts: DraftsByKey): string[] => [
  ...new Set([...authors, ...Object.keys(documents).flatMap((key) => drafts.get(key)?.authors ?? [])]),
];

/** Documents of a release whose draft is not the one that was taken in. */
export const changedSince = (
  { documents }: Pick<ReleaseRow, 'documents'>,
  drafts: DraftsByKey,
): DocumentKey[] =>
  Object.entries(documents)
    .filter(([key, revision]) => drafts.get(key)?.revision !== revision)
    .map(([key]) => key);

/** Approvals that a release needs: one at least once approval was asked for. */
export const releaseNeeds = ({ bound }: Pick<ReleaseRow, 'bound'>, needed: number): number =>
  bound ? Math.max(needed, 1) : needed;

/** @param needed approvals that what is published of the pack asks for */
export function presentRelease(row: ReleaseRow, drafts: DraftsByKey, needed: number): Release {
  const closed = isClosed(row);
  const documents = Object.entries(row.documents).map(([key, revision]): ReleaseDocument => {
    const draft = closed ? undefined : drafts.get(key);
    const standing = closed || draft?.revision === revision ? 'same' : draft ? 'changed' : 'gone';
    return { key, revision, standing, author: draft?.author ?? null, removes: draft?.document === null };
  });
  const needs = releaseNeeds(row, needed);
  const waits = row.requested_at !== null && row.approvals.length < needs;
  return {
    id: row.id,
    title: row.title,
    note: row.note,
    state: waits && (row.state === 'open' || row.state === 'scheduled') ? 'waiting' : row.state,
    documents,
    contents: contentsOf(row.documents),
    rollout: row.rollout,
    author: row.authors[0] ?? '',
    authors: authorsOf(row, drafts),
    createdAt: row.created_at,
    approval: {
      needed: needs,
      requestedBy: row.requested_by,
      requestedAt: row.requested_at,
      given: row.approvals,
    },
    comments: row.comments,
    dueAt: row.due_at,
    plannedBy: row.planned_by,
    reason: row.reason,
    version: row.version,
    closedBy: row.closed_by,
    closedAt: row.closed_at,
  };
}
