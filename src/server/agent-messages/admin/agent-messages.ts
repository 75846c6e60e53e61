import { mayUse } from '#contract/operator-roles.ts';
import { record } from '#server/audit/audit.ts';
import { zoneOf } from '#server/brands/documents.ts';
import { onBrand } from '#server/cashier/admin/on-brand.ts';
import { refuse } from '#server/http/refusal.ts';
import { findMember } from '#server/members/members.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { lockSender } from '../write.ts';
import { writtenIn } from '../written-in.ts';

/** Messages between agents and their branches, for operators with the right `members`: reading needs viewer, stopping publisher. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('agentMessages', (call) =>
    onBrand(call, async (brand, { db }) => ({
      ...(await writtenIn(db, brand.brand, call.query)),
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
        await lockSender(trx, member);
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
