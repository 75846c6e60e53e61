import { sql, type Selectable } from 'kysely';
import type { Database, Db } from '#server/db/types.ts';
import { protectionStatus } from '#server/protection/protection-status.ts';

export type MemberMessage = Selectable<Database['member_messages']>;

type Owner = { brand: string; memberId: string };

/** Whose messages, and whether those about play are left out. */
type Reader = Owner & { excluded: boolean };

export async function readerOf(db: Db, owner: Owner, now: Date): Promise<Reader> {
  const { exclusion } = await protectionStatus(db, owner, now);
  return { ...owner, excluded: exclusion !== undefined };
}

const shown = (db: Db, { brand, memberId, excluded }: Reader) =>
  db
    .selectFrom('member_messages')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('told_at', 'is not', null)
    .$if(excluded, (query) => query.where('about_play', '=', false));

/** Messages of a member, the newest first, from before one on. */
export const messagesOf = (
  db: Db,
  reader: Reader,
  { before, archived, most }: { before: string | undefined; archived: boolean; most: number },
): Promise<MemberMessage[]> =>
  shown(db, reader)
    .selectAll()
    .where('archived_at', archived ? 'is not' : 'is', null)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export async function unreadOf(db: Db, reader: Reader): Promise<number> {
  const { count } = await shown(db, reader)
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('read_at', 'is', null)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

const change = (db: Db, { brand, memberId, excluded }: Reader) =>
  db
    .updateTable('member_messages')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('told_at', 'is not', null)
    .$if(excluded, (query) => query.where('about_play', '=', false));

/** Marks a message as read, or all that are shown; one that is read keeps its time. */
export const markRead = async (
  db: Db,
  reader: Reader,
  { id, now }: { id: string | undefined; now: Date },
): Promise<void> =>
  void (await change(db, reader)
    .set({ read_at: now })
    .where('read_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute());

/** Archives a message, which is read then, or takes it back; false if the member has none of this id. */
export async function setArchived(
  db: Db,
  reader: Reader,
  { id, archived, now }: { id: string; archived: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await change(db, reader)
    .set(
      archived
        ? {
            archived_at: sql<Date>`coalesce(archived_at, ${now})`,
            read_at: sql<Date>`coalesce(read_at, ${now})`,
          }
        : { archived_at: null },
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
