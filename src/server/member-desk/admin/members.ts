import { mayUse } from '#contract/operator-roles.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import { record } from '#server/audit/audit.ts';
import { refuse } from '#server/http/refusal.ts';
import { setLabels } from '../labels.ts';
import { setTags } from '../tags.ts';

/**
 * Members of a brand, for operators with the right `members`: reading needs viewer, tagging and labelling editor, exporting publisher. The audit log
 * holds who searched, read and exported, never the values; the search text comes in a body so that no access log has it.
 */
export const calls: readonly AdminCall[] = [
  defineAdminCall('memberDesk', async ({ services: { members }, operator, params: { pack } }) => {
    const about = await members?.about(pack);
    if (!about) return refuse('UNKNOWN_BRAND');
    const publishes = mayUse(operator.roles, pack, 'members', 'publisher');
    return { ...about, exports: publishes, writes: publishes };
  }),
  defineAdminCall('memberSearch', async ({ services: { context, members }, operator, params, body }) => {
    const { pack } = params;
    const found = await members?.search(pack, body);
    if (!found) return refuse('UNKNOWN_BRAND');
    await record(context.db, context.clock, {
      account: operator.account,
      action: 'member.searched',
      pack,
      details: { found: found.members.length },
    });
    return found;
  }),
  defineAdminCall('memberExport', async ({ services: { context, members }, operator, params, reply }) => {
    const { pack } = params;
    const { db, clock } = context;
    const csv = await members?.csv(pack);
    if (!csv) return refuse('UNKNOWN_BRAND');
    await record(db, clock, { account: operator.account, action: 'member.exported', pack });
    const day = clock().toISOString().slice(0, 10);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="members-${pack}-${day}.csv"`);
    return csv;
  }),
  defineAdminCall('memberRead', async ({ services: { context, members }, operator, params }) => {
    const { pack, id } = params;
    const member = await members?.find(pack, id);
    if (!member) return refuse('UNKNOWN_MEMBER');
    await record(context.db, context.clock, {
      account: operator.account,
      action: 'member.viewed',
      pack,
      target: id,
    });
    return member;
  }),
  defineAdminCall('memberTag', async ({ services: { context, members }, operator, params, body }) => {
    const { pack, id } = params;
    if (!members) return refuse('UNKNOWN_MEMBER');
    return context.db.transaction().execute(async (trx) => {
      const changed = await setTags(trx, { brand: pack, memberId: id }, body.tags);
      if (!changed) return refuse('UNKNOWN_MEMBER');
      const { account } = operator;
      await record(trx, context.clock, {
        account,
        action: 'member.tagged',
        pack,
        target: id,
        details: changed,
      });
      return { tags: changed.after };
    });
  }),
  defineAdminCall('memberLabel', async ({ services: { context, members }, operator, params, body }) => {
    const { pack, id } = params;
    if (!members) return refuse('UNKNOWN_MEMBER');
    return context.db.transaction().execute(async (trx) => {
      const before = await setLabels(trx, { brand: pack, memberId: id }, body);
      if (!before) return refuse('UNKNOWN_MEMBER');
      await record(trx, context.clock, {
        account: operator.account,
        action: 'member.labelled',
        pack,
        target: id,
        details: { before, after: body },
      });
      return body;
    });
  }),
];
