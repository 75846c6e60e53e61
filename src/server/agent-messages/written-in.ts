import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';

const page = 25;

/** A page of what was written in a brand, the newest first. */
export async function writtenIn(db: Db, brand: string, query: AdminCallTypes['agentMessages']['query']) {
  const { search = '', page: asked = '0' } = query;
  const rows = await db
    .selectFrom('agent_messages as message')
    .innerJoin('members as sender', (join) =>
      join.onRef('sender.brand', '=', 'message.brand').onRef('sender.id', '=', 'message.sender_id'),
    )
    .leftJoin('agent_message_stops as stop', (join) =>
      join.onRef('stop.brand', '=', 'message.brand').onRef('stop.member_id', '=', 'message.sender_id'),
    )
    .selectAll('message')
    .select(['sender.account', 'stop.stopped_by', 'stop.reason', 'stop.at as stopped_at'])
    .where('message.brand', '=', brand)
    .$if(search.trim() !== '', (messages) => messages.where('sender.account', 'ilike', within(search.trim())))
    .orderBy('message.at', 'desc')
    .orderBy('message.id')
    .offset(Number(asked) * page)
    .limit(page + 1)
    .execute();
  return {
    messages: rows.slice(0, page).map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      sender: row.sender_id,
      account: row.account,
      kind: row.kind,
      level: row.level,
      to: [...row.names],
      addressed: row.addressed,
      text: row.text,
      stop:
        row.stopped_at === null
          ? null
          : { by: row.stopped_by ?? '', reason: row.reason ?? '', at: row.stopped_at.toISOString() },
    })),
    more: rows.length > page,
  };
}
