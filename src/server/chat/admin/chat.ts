import { sql } from 'kysely';
import { record, type AuditEntry } from '#server/audit/audit.ts';
import { languageFor, plainTranslator } from '#server/brands/texts.ts';
import type { LiveBrand } from '#server/brands/types.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { tellMember } from '#server/events/tell-member.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { defineAdminCall, type AdminCall, type AdminCallContext } from '#server/operators/admin-call.ts';
import { roomChanged } from '../live/chat-hints.ts';
import { foundMessages, messageOf, messagesFrom } from '../moderated-messages.ts';
import { removeMessage } from '../remove-message.ts';
import { chatOf } from '../rooms.ts';

const linesPage = 50;
const reportsPage = 25;
const dayMs = 24 * 60 * 60_000;

type Now = { now: Date };

async function desk(db: Db, brand: LiveBrand, { now }: Now) {
  const since = new Date(now.getTime() - dayMs);
  const said = await db
    .selectFrom('chat_rooms as room')
    .leftJoin('chat_messages as message', (join) =>
      join
        .onRef('message.brand', '=', 'room.brand')
        .onRef('message.room', '=', 'room.room')
        .on('message.sent_at', '>', since),
    )
    .select(({ fn }) => ['room.room', fn.count<string>('message.id').as('messages')])
    .where('room.brand', '=', brand.brand)
    .groupBy('room.room')
    .execute();
  const counts = new Map(said.map(({ room, messages }) => [room, Number(messages)]));
  const { order, rooms } = chatOf(brand);
  const say = plainTranslator(brand, languageFor(brand, undefined));
  const ids = [...order, ...[...counts.keys()].filter((id) => !order.includes(id)).toSorted()];
  const { rows } = await sql<{ count: number }>`
    select count(distinct (room, message))::int as count from chat_reports
    where brand = ${brand.brand} and state = 'OPEN'`.execute(db);
  return {
    rooms: ids.map((id) => ({
      id,
      name: Object.hasOwn(rooms, id) ? say(rooms[id]?.name ?? id) : id,
      open: order.includes(id),
      messages: counts.get(id) ?? 0,
    })),
    reports: rows[0]?.count ?? 0,
  };
}

async function lines(
  db: Db,
  { brand }: LiveBrand,
  {
    params: { room },
    query: { before, search = '' },
    now,
  }: Pick<AdminCallContext<'chatLines'>, 'params' | 'query'> & Now,
) {
  let asked = foundMessages(db, brand, search)
    .where('message.room', '=', room)
    .orderBy('message.id', 'desc')
    .limit(linesPage + 1);
  if (before !== undefined) asked = asked.where('message.id', '<', before);
  const rows = await asked.execute();
  return {
    messages: rows.slice(0, linesPage).map((row) => messageOf(row, now)),
    more: rows.length > linesPage,
  };
}

type ReportRow = {
  room: string;
  message: string;
  reports: number;
  reasons: ('abuse' | 'spam' | 'fraud' | 'other')[];
  since: Date;
  state: 'OPEN' | 'DELETED' | 'DISMISSED';
  decided_at: Date | null;
  decided_by: string | null;
};

async function reports(
  db: Db,
  { brand }: LiveBrand,
  { query: { state, page = '0' }, now }: Pick<AdminCallContext<'chatReports'>, 'query'> & Now,
) {
  const { rows } = await sql<ReportRow>`
    select room, message::text, count(*)::int as reports, array_agg(distinct reason) as reasons, min(at) as since,
      state, max(decided_at) as decided_at, max(decided_by) as decided_by
    from chat_reports
    where brand = ${brand} ${state === undefined ? sql`` : sql`and state = ${state}`}
    group by room, message, state
    order by ${state === 'OPEN' ? sql`min(at)` : sql`min(at) desc`}, room, message
    offset ${Number(page) * reportsPage} limit ${reportsPage + 1}`.execute(db);
  const shown = rows.slice(0, reportsPage);
  const found =
    shown.length === 0
      ? []
      : await messagesFrom(db, brand)
          .where(({ eb, or }) =>
            or(
              shown.map(({ room, message }) => eb('message.room', '=', room).and('message.id', '=', message)),
            ),
          )
          .execute();
  const byPlace = new Map(found.map((row) => [`${row.room} ${row.id}`, messageOf(row, now)]));
  return {
    reports: shown.map((row) => ({
      room: row.room,
      message: Number(row.message),
      reports: row.reports,
      reasons: row.reasons,
      since: row.since,
      state: row.state,
      decidedAt: row.decided_at,
      decidedBy: row.decided_by,
      of: byPlace.get(`${row.room} ${row.message}`) ?? null,
    })),
    more: rows.length > reportsPage,
  };
}

type Moderation<C extends 'chatLineDelete' | 'chatReportDismiss' | 'chatRestrict'> = AdminCallContext<C>;

const noted = (
  {
    operator,
    params,
    services: { context },
  }: Moderation<'chatLineDelete' | 'chatReportDismiss' | 'chatRestrict'>,
  trx: Trx,
  entry: Pick<AuditEntry, 'action' | 'target' | 'details'>,
): Promise<void> => record(trx, context.clock, { account: operator.account, pack: params.pack, ...entry });

/** Decides the open reports of a message; how many there were. */
async function decide(
  trx: Trx,
  { brand, room, message }: { brand: string; room: string; message: string },
  decision: { state: 'DELETED' | 'DISMISSED'; at: Date; by: string },
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('chat_reports')
    .set({ state: decision.state, decided_at: decision.at, decided_by: decision.by })
    .where('brand', '=', brand)
    .where('room', '=', room)
    .where('message', '=', message)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function remove(call: Moderation<'chatLineDelete'>, { brand }: LiveBrand, db: Db) {
  const { room, id } = call.params;
  const now = call.services.context.clock();
  const removed = await db.transaction().execute(async (trx) => {
    const done = await removeMessage(trx, { brand, room, id: Number(id), by: 'moderator', now });
    if (!done) return refuse('UNKNOWN_CHAT_MESSAGE');
    await decide(trx, { brand, room, message: id }, { state: 'DELETED', at: now, by: call.operator.account });
    if (done.changed) {
      await noted(call, trx, {
        action: 'chat.delete',
        target: `${room}/${id}`,
        details: { by: done.line.name, reason: call.body.reason },
      });
    }
    return done;
  });
  if (removed instanceof Refusal) return removed;
  if (removed.changed) await roomChanged(db, brand, room, removed.line.seq);
  return undefined;
}

const dismiss = (call: Moderation<'chatReportDismiss'>, { brand }: LiveBrand, db: Db) =>
  db.transaction().execute(async (trx) => {
    const { room, id } = call.params;
    const at = call.services.context.clock();
    const decided = await decide(
      trx,
      { brand, room, message: id },
      { state: 'DISMISSED', at, by: call.operator.account },
    );
    if (decided === 0) return refuse('UNKNOWN_CHAT_MESSAGE');
    await noted(call, trx, {
      action: 'chat.dismiss',
      target: `${room}/${id}`,
      details: { reports: decided },
    });
    return undefined;
  });

async function restrict(call: Moderation<'chatRestrict'>, { brand }: LiveBrand, db: Db) {
  const { body, params } = call;
  const now = call.services.context.clock();
  const until = body.do === 'mute' ? new Date(now.getTime() + body.minutes * 60_000) : null;
  const done = await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('chat_members')
      .set({
        muted_until: until,
        banned: body.do === 'ban',
        reason: body.do === 'lift' ? null : body.reason,
      })
      .where('brand', '=', brand)
      .where('member_id', '=', params.id)
      .returning('nickname')
      .executeTakeFirst();
    if (!row) return refuse('UNKNOWN_CHAT_MEMBER');
    await noted(call, trx, {
      action: `chat.${body.do}`,
      target: params.id,
      details: {
        nickname: row.nickname,
        ...(body.do !== 'lift' && { reason: body.reason }),
        ...(until && { until: until.toISOString() }),
      },
    });
    return undefined;
  });
  if (done === undefined) await tellMember(db, brand, params.id, 'chat');
  return done;
}

/** The chat for operators with the right `members`: looking needs viewer, moderating publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('chatDesk', (call) =>
    onBrand(call, (brand, { db }) => desk(db, brand, { now: call.services.context.clock() })),
  ),
  defineAdminCall('chatLines', (call) =>
    onBrand(call, (brand, { db }) =>
      lines(db, brand, { params: call.params, query: call.query, now: call.services.context.clock() }),
    ),
  ),
  defineAdminCall('chatReports', (call) =>
    onBrand(call, (brand, { db }) =>
      reports(db, brand, { query: call.query, now: call.services.context.clock() }),
    ),
  ),
  defineAdminCall('chatLineDelete', (call) => onBrand(call, (brand, { db }) => remove(call, brand, db))),
  defineAdminCall('chatReportDismiss', (call) => onBrand(call, (brand, { db }) => dismiss(call, brand, db))),
  defineAdminCall('chatRestrict', (call) => onBrand(call, (brand, { db }) => restrict(call, brand, db))),
];
