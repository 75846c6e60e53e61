import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { record } from '#server/audit/audit.ts';
import type { Db } from '#server/db/types.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import type { ConfigContext } from './context.ts';

type Comments = Sendable<AdminCallTypes['commentList']['value']>;

/** Open comments of a pack at most: a list that nobody reads to its end helps nobody. */
const mostOpen = 500;
/** Comments that are done with and still told. */
const doneShown = 100;

/** What is said about a pack's documents: all that is open, oldest first, then the latest that is done with. */
export async function commentsOf(db: Db, pack: string): Promise<Comments> {
  const rows = await db
    .selectFrom('document_comments')
    .select(['id', 'document', 'pointer', 'account', 'text', 'at', 'done_by', 'done_at'])
    .where('pack', '=', pack)
    .orderBy('done_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .limit(mostOpen + doneShown)
    .execute();
  const open = rows.filter(({ done_at: doneAt }) => doneAt === null).toReversed();
  const done = rows.filter(({ done_at: doneAt }) => doneAt !== null).slice(0, doneShown);
  return {
    comments: [...open, ...done].map(({ id, done_by: by, done_at: at, ...comment }) => ({
      ...comment,
      id: Number(id),
      done: by === null || at === null ? null : { by, at },
    })),
  };
}

type Said = AdminCallTypes['commentAdd']['body'] & { pack: string; account: string };

/** Says something about a value; nothing of the document changes. */
export const addComment = (
  { db, clock }: ConfigContext,
  { pack, document, pointer, text, account }: Said,
): Promise<Comments | Refusal> =>
  db.transaction().execute(async (trx) => {
    const { open } = await trx
      .selectFrom('document_comments')
      .select(({ fn }) => fn.countAll<string>().as('open'))
      .where('pack', '=', pack)
      .where('done_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(open) >= mostOpen) return refuse('TOO_MANY_OPEN_COMMENTS');
    await trx
      .insertInto('document_comments')
      .values({ pack, document, pointer, account, text: text.trim(), at: clock() })
      .execute();
    await record(trx, clock, { account, action: 'document.commented', pack, target: document, details: {} });
    return await commentsOf(trx, pack);
  });

type Closed = { pack: string; id: number; done: boolean; account: string };

/** Says that a comment is done with, or open again. */
export const closeComment = (
  { db, clock }: ConfigContext,
  { pack, id, done, account }: Closed,
): Promise<Comments | Refusal> =>
  db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('document_comments')
      .set(done ? { done_by: account, done_at: clock() } : { done_by: null, done_at: null })
      .where('pack', '=', pack)
      .where('id', '=', String(id))
      .returning('document')
      .executeTakeFirst();
    if (!changed) return refuse('UNKNOWN_COMMENT');
    await record(trx, clock, {
      account,
      action: done ? 'document.commentDone' : 'document.commentReopened',
      pack,
      target: changed.document,
      details: {},
    });
    return await commentsOf(trx, pack);
  });
