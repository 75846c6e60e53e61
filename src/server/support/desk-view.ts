import { sql } from 'kysely';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { conversationMessages, type Message } from './conversations.ts';

type Head = Sendable<AdminCallTypes['supportRead']['value']['conversation']>;

const queuePage = 25;
const messagesPage = 200;
/** Letters of the last message that the queue shows. */
const lettersShown = 120;

const heads = (db: Db, brand: string) =>
  db
    .selectFrom('support_conversations as conversation')
    .leftJoin('members as member', (join) =>
      join.onRef('member.brand', '=', 'conversation.brand').onRef('member.id', '=', 'conversation.member_id'),
    )
    .selectAll('conversation')
    .select('member.account')
    .select(
      sql<string | null>`(select left(said.words, ${lettersShown}) from support_messages said
        where said.brand = conversation.brand and said.conversation_id = conversation.id
          and said.author in ('PLAYER', 'DESK') order by said.seq desc limit 1)`.as('last_words'),
    )
    .select(
      sql<number>`(select count(*)::integer from support_messages said
        where said.brand = conversation.brand and said.conversation_id = conversation.id
          and said.author = 'PLAYER' and said.seq > conversation.desk_read)`.as('unread'),
    )
    .where('conversation.brand', '=', brand)
    .where('conversation.last_seq', '>', 0);

type Row = Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number];

const headOf = (row: Row): Head => ({
  id: row.id,
  member: row.member_id === null ? null : { id: row.member_id, account: row.account ?? row.member_id },
  name: row.name,
  contact: row.contact,
  language: row.language,
  state: row.state,
  away: row.away,
  operator: row.operator,
  madeAt: row.made_at,
  waitingSince: row.waiting_since,
  closedAt: row.closed_at,
  last: row.last_seq,
  lastWords: row.last_words ?? '',
  unread: row.unread,
  playerRead: row.player_read,
  stars: row.stars,
  ratingWords: row.rating_words,
});

type Asked = AdminCallTypes['supportQueue']['query'];

/** A page of a view of the desk, with the number in those that call for work. */
export async function queueView(
  db: Db,
  brand: string,
  { account, view, search = '', page = '0' }: Asked & { account: string },
) {
  const asked = search.trim();
  const found = heads(db, brand).$if(asked !== '', (query) =>
    query.where(({ eb, or }) =>
      or([
        eb('conversation.id', '=', asked),
        eb('member.account', 'ilike', within(asked)),
        eb('conversation.name', 'ilike', within(asked)),
      ]),
    ),
  );
  const views = {
    waiting: () =>
      found
        .where('conversation.state', '=', 'WAITING')
        .orderBy('conversation.queued_at')
        .orderBy('conversation.id'),
    mine: () =>
      found
        .where('conversation.state', '=', 'TAKEN')
        .where('conversation.operator', '=', account)
        .orderBy(sql`conversation.waiting_since asc nulls last`)
        .orderBy('conversation.last_at', 'desc'),
    open: () =>
      found
        .where('conversation.state', '<>', 'CLOSED')
        .orderBy(sql`conversation.waiting_since asc nulls last`)
        .orderBy('conversation.last_at', 'desc'),
    closed: () =>
      found
        .where('conversation.state', '=', 'CLOSED')
        .orderBy('conversation.closed_at', 'desc')
        .orderBy('conversation.id'),
  };
  const rows = await views[view]()
    .offset(Number(page) * queuePage)
    .limit(queuePage + 1)
    .execute();
  return {
    conversations: rows.slice(0, queuePage).map(headOf),
    more: rows.length > queuePage,
    ...(await countsOf(db, brand, account)),
  };
}

async function countsOf(db: Db, brand: string, account: string) {
  const { rows } = await sql<{ waiting: number; mine: number; unread: number }>`
    select
      (select count(*)::integer from support_conversations
        where brand = ${brand} and state = 'WAITING' and last_seq > 0) as waiting,
      (select count(*)::integer from support_conversations
        where brand = ${brand} and state = 'TAKEN' and operator = ${account}) as mine,
      (select count(*)::integer from support_conversations mine
        join support_messages said on said.brand = mine.brand and said.conversation_id = mine.id
          and said.author = 'PLAYER' and said.seq > mine.desk_read
        where mine.brand = ${brand} and mine.state = 'TAKEN' and mine.operator = ${account}) as unread`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, mine: 0, unread: 0 };
}

const authors = { PLAYER: 'player', DESK: 'desk', NOTE: 'note', EVENT: 'event' } as const;

const messageOf = ({ seq, author, operator, words, file_id: picture, key, at }: Message) => ({
  seq,
  from: authors[author],
  operator,
  words,
  picture,
  key,
  at,
});

/** A conversation with a page of its messages, notes of operators included; undefined if the desk has none of this id. */
export async function conversationView(
  db: Db,
  brand: string,
  id: string,
  { after, before }: AdminCallTypes['supportRead']['query'],
) {
  const row = await heads(db, brand).where('conversation.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const { messages, earlier } = await conversationMessages(db, row, {
    ...(after !== undefined && { after: Number(after) }),
    ...(before !== undefined && { before: Number(before) }),
    most: messagesPage,
    notes: true,
  });
  return { conversation: headOf(row), messages: messages.map(messageOf), earlier };
}
