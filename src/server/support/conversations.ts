import { sql, type Selectable } from 'kysely';
import type { Database, Db, Trx } from '#server/db/types.ts';
import type { Owner } from './player.ts';

export type Conversation = Selectable<Database['support_conversations']>;
export type Message = Selectable<Database['support_messages']>;

const ofOwner = (db: Db, owner: Owner) => {
  const rows = db.selectFrom('support_conversations').selectAll().where('brand', '=', owner.brand);
  return 'memberId' in owner
    ? rows.where('member_id', '=', owner.memberId)
    : rows.where('visitor', '=', owner.visitor);
};

/** The open conversation of a player, else the newest that has ended. */
export const newestOf = (db: Db, owner: Owner): Promise<Conversation | undefined> =>
  ofOwner(db, owner)
    .orderBy(sql`state = 'CLOSED'`)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** The open conversation of a player, locked. */
export const lockOpenOf = (trx: Trx, owner: Owner): Promise<Conversation | undefined> =>
  ofOwner(trx, owner).where('state', '<>', 'CLOSED').forUpdate().executeTakeFirst();

/** A conversation of a brand, locked. */
export const lockConversation = (trx: Trx, brand: string, id: string): Promise<Conversation | undefined> =>
  trx
    .selectFrom('support_conversations')
    .selectAll()
    .where('brand', '=', brand)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Begins a conversation, or answers the one that is open. */
export async function openConversation(
  trx: Trx,
  owner: Owner,
  begun: { id: string; name: string; contact: string; language: string; away: boolean; now: Date },
): Promise<string> {
  const { id, now, ...said } = begun;
  const added = await trx
    .insertInto('support_conversations')
    .values({
      brand: owner.brand,
      id,
      member_id: 'memberId' in owner ? owner.memberId : null,
      visitor: 'visitor' in owner ? owner.visitor : null,
      ...said,
      state: 'WAITING',
      made_at: now,
      last_at: now,
      queued_at: null,
      waiting_since: null,
      waited_ms: null,
      answered_at: null,
      operator: null,
      closed_at: null,
      stars: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? (await lockOpenOf(trx, owner))?.id ?? openConversation(trx, owner, begun);
}

/**
 * Makes the open conversation of a visitor the member's who has logged in in its browser, unless the member has one of its own.
 */
export async function adopt(
  db: Db,
  { brand, memberId, visitor }: { brand: string; memberId: string; visitor: string },
): Promise<boolean> {
  const { rows } = await sql`
    update support_conversations mine set member_id = ${memberId}, visitor = null
      where brand = ${brand} and visitor = ${visitor} and state <> 'CLOSED'
        and not exists (select 1 from support_conversations other where other.brand = ${brand}
          and other.member_id = ${memberId} and other.state <> 'CLOSED')
      returning id`.execute(db);
  return rows.length > 0;
}

/** A message of the player that was taken before under the key, in any conversation; so a try after the end doubles nothing. */
export const sentBefore = (db: Db, owner: Owner, key: string): Promise<Message | undefined> =>
  db
    .selectFrom('support_messages as message')
    .innerJoin('support_conversations as conversation', (join) =>
      join
        .onRef('conversation.brand', '=', 'message.brand')
        .onRef('conversation.id', '=', 'message.conversation_id'),
    )
    .selectAll('message')
    .where('conversation.brand', '=', owner.brand)
    .where(({ eb }) =>
      'memberId' in owner
        ? eb('conversation.member_id', '=', owner.memberId)
        : eb('conversation.visitor', '=', owner.visitor),
    )
    .where('message.author', '=', 'PLAYER')
    .where('message.key', '=', key)
    .executeTakeFirst();

type NewMessage = Pick<Message, 'author' | 'words' | 'key' | 'at'> &
  Partial<Pick<Message, 'operator' | 'file_id'>>;

/**
 * Adds a message to a locked conversation and answers its number; the same key of the same author again is answered with the number of
 * the message that was taken.
 */
export async function addMessage(trx: Trx, conversation: Conversation, message: NewMessage): Promise<number> {
  const { brand, id } = conversation;
  const { author, key, at } = message;
  const taken = await trx
    .selectFrom('support_messages')
    .select('seq')
    .where('brand', '=', brand)
    .where('conversation_id', '=', id)
    .where('author', '=', author)
    .where('key', '=', key)
    .executeTakeFirst();
  if (taken) return taken.seq;
  const seq = conversation.last_seq + 1;
  await trx
    .insertInto('support_messages')
    .values({ brand, conversation_id: id, seq, operator: null, file_id: null, ...message })
    .execute();
  await trx
    .updateTable('support_conversations')
    .set({ last_seq: seq, last_at: at, ...effectOf(conversation, message, seq) })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
  return seq;
}

/** What a message changes in its conversation beside its last number. */
function effectOf(
  { queued_at: queuedAt, waiting_since: waits, waited_ms: waited, away, contact }: Conversation,
  { author, at }: NewMessage,
  seq: number,
): Partial<Conversation> {
  switch (author) {
    case 'PLAYER':
      return { queued_at: queuedAt ?? at, waiting_since: waits ?? at, player_read: seq };
    case 'DESK':
      return {
        waiting_since: null,
        desk_read: seq,
        ...(waited === null &&
          waits !== null && { waited_ms: at.getTime() - waits.getTime(), answered_at: at }),
        ...(away && contact !== '' && { mail_at: at }),
      };
    default:
      return {};
  }
}

const page = (db: Db, { brand, id }: Pick<Conversation, 'brand' | 'id'>) =>
  db.selectFrom('support_messages').selectAll().where('brand', '=', brand).where('conversation_id', '=', id);

/**
 * Messages of a conversation in their order: those after a number, or the last before one.
 * @param most of them; `earlier` tells whether there are some before
 */
export async function conversationMessages(
  db: Db,
  conversation: Pick<Conversation, 'brand' | 'id'>,
  { after, before, most, notes }: { after?: number; before?: number; most: number; notes: boolean },
): Promise<{ messages: Message[]; earlier: boolean }> {
  const all = page(db, conversation).$if(!notes, (query) => query.where('author', '<>', 'NOTE'));
  if (after !== undefined) {
    const messages = await all.where('seq', '>', after).orderBy('seq').limit(most).execute();
    return { messages, earlier: false };
  }
  const rows = await all
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(most + 1)
    .execute();
  return { messages: rows.slice(0, most).toReversed(), earlier: rows.length > most };
}

type Of = Pick<Conversation, 'brand' | 'id'>;

/** Number of messages of an author in a conversation. */
const countOf = (db: Db, { brand, id }: Of, author: Message['author']) =>
  db
    .selectFrom('support_messages')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('brand', '=', brand)
    .where('conversation_id', '=', id)
    .where('author', '=', author);

/** Answers that the player has not read. */
export const unreadAnswers = async (
  db: Db,
  conversation: Pick<Conversation, 'brand' | 'id' | 'player_read'>,
): Promise<number> =>
  (
    await countOf(db, conversation, 'DESK')
      .where('seq', '>', conversation.player_read)
      .executeTakeFirstOrThrow()
  ).count;

/** Notes up to where one side has read; never back, and not beyond the last message. */
export const markConversationRead = async (
  db: Db,
  { brand, id }: Pick<Conversation, 'brand' | 'id'>,
  { by, seq }: { by: 'player_read' | 'desk_read'; seq: number },
): Promise<boolean> =>
  (
    await db
      .updateTable('support_conversations')
      .set({ [by]: sql`least(${seq}, last_seq)` })
      .where('brand', '=', brand)
      .where('id', '=', id)
      .where(by, '<', sql<number>`least(${seq}::integer, last_seq)`)
      .executeTakeFirstOrThrow()
  ).numUpdatedRows > 0n;

/** Ends a locked conversation; `words` names who did. */
export async function closeConversation(
  trx: Trx,
  conversation: Conversation,
  {
    words,
    operator,
    key,
    now,
  }: { words: 'closed' | 'ended'; operator: string | null; key: string; now: Date },
): Promise<void> {
  await addMessage(trx, conversation, { author: 'EVENT', words, operator, key, at: now });
  await trx
    .updateTable('support_conversations')
    .set({ state: 'CLOSED', closed_at: now, waiting_since: null, queued_at: null })
    .where('brand', '=', conversation.brand)
    .where('id', '=', conversation.id)
    .execute();
}

/** Adds a picture and its message to a locked conversation. */
export async function addSupportPicture(
  trx: Trx,
  conversation: Conversation,
  { picture, file, ...message }: Omit<NewMessage, 'words' | 'file_id'> & { picture: Buffer; file: string },
): Promise<number> {
  const { brand, id, last_seq: last } = conversation;
  const seq = await addMessage(trx, conversation, { ...message, words: '', file_id: file });
  // A key that was taken before has its picture.
  if (seq > last)
    await trx.insertInto('support_files').values({ brand, conversation_id: id, id: file, picture }).execute();
  return seq;
}

/** Pictures that the player has sent in a conversation. */
export const picturesSent = async (db: Db, conversation: Of): Promise<number> =>
  (await countOf(db, conversation, 'PLAYER').where('file_id', 'is not', null).executeTakeFirstOrThrow())
    .count;

export const supportPicture = async (
  db: Db,
  { brand, id }: Pick<Conversation, 'brand' | 'id'>,
  file: string,
): Promise<Buffer | undefined> =>
  (
    await db
      .selectFrom('support_files')
      .select('picture')
      .where('brand', '=', brand)
      .where('conversation_id', '=', id)
      .where('id', '=', file)
      .executeTakeFirst()
  )?.picture;
