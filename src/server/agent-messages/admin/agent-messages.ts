import { sql } from 'kysely';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { mayUse } from '#contract/operator-roles.ts';
import { record } from '#server/audit/audit.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import { refuse } from '#server/http/refusal.ts';
import { findMember } from '#server/members/members.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';

const page = 25;

async function listed(db: Db, brand: string, query: AdminCallTypes['agentMessages']['query']) {
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

/** Messages between agents and their branches, for operators with the right `members`: reading needs viewer, stopping publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('agentMessages', (call) =>
    onBrand(call, async (brand, { db }) => ({
      ...(await listed(db, brand.brand, call.query)),
      decides: mayUse(call.operator.roles, call.params.pack, 'members', 'publisher'),
      timeZone: zoneOf(brand),
    })),
  ),
  defineAdminCall('agentMessageStop', (call) =>
    onBrand(call, async ({ brand }, { db }) => {
      const { operator, params, body } = call;
      const { clock } = call.services.context;
      const member = await findMember(db, brand, params.id);
      if (!member) return refuse('UNKNOWN_MEMBER');
      const at = clock();
      const stop =
        body.do === 'stop' ? { by: operator.account, reason: body.reason, at: at.toISOString() } : null;
      await db.transaction().execute(async (trx) => {
        // As writing does: once it is stopped, nothing more goes out.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`agent messages ${brand} ${member.id}`}, 0))`.execute(
          trx,
        );
        const { numDeletedRows } = await trx
          .deleteFrom('agent_message_stops')
          .where('brand', '=', brand)
          .where('member_id', '=', member.id)
          .executeTakeFirstOrThrow();
        if (stop)
          await trx
            .insertInto('agent_message_stops')
            .values({ brand, member_id: member.id, stopped_by: stop.by, reason: stop.reason, at })
            .execute();
        if (!stop && numDeletedRows === 0n) return;
        await record(trx, clock, {
          account: operator.account,
          action: stop ? 'member.messages-stopped' : 'member.messages-allowed',
          pack: params.pack,
          target: member.id,
          details: stop ? { reason: stop.reason } : {},
        });
      });
      return { stop };
    }),
  ),
];
