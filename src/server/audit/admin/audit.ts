import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { roleOn } from '#contract/operator-roles.ts';
import { forbidden } from '#server/operators/access.ts';
import { defineAdminCall, type AdminCall } from '#server/operators/admin-call.ts';
import type { Operator } from '#server/operators/sessions.ts';
import { auditLines, record, type AuditFilter } from '../audit.ts';
import { auditExport, exportTypes } from '../audit-export.ts';
import type { Db } from '#server/db/types.ts';
import { Refusal } from '#server/http/refusal.ts';

type Asked = Omit<AdminCallTypes['auditList']['query'], 'before'>;

const pageSize = 100;

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

async function packsSeen(db: Db, { roles }: Operator): Promise<readonly string[] | '*'> {
  if (roleOn(roles, '*') === 'admin') return '*';
  const own = Object.keys(roles).filter((pack) => pack !== '*');
  if (roles['*'] === undefined) return own;
  return (await db.selectFrom('config_packs').select('pack').execute()).map(({ pack }) => pack);
}

async function filterOf(db: Db, operator: Operator, asked: Asked): Promise<AuditFilter | Refusal> {
  const { pack, account, areas, document, from, to } = asked;
  const refused = pack === undefined ? undefined : forbidden(operator, pack, 'viewer');
  if (refused) return refused;
  return {
    packs: pack === undefined ? await packsSeen(db, operator) : [pack],
    account,
    areas: areas?.split(','),
    document,
    from: moment(from),
    to: moment(to),
  };
}

/** The audit log of the packs one may see; what concerns no pack, such as accounts, is for admins of all packs. */
export const calls: readonly AdminCall[] = [
  defineAdminCall('auditList', async ({ services, operator, query: { before, ...asked } }) => {
    const { db } = services.context;
    const filter = await filterOf(db, operator, asked);
    if (filter instanceof Refusal) return filter;
    const page = { ...filter, before: before === undefined ? undefined : Number(before) };
    const lines = await auditLines(db, page, pageSize + 1);
    return {
      entries: lines.slice(0, pageSize),
      next: lines.length > pageSize ? (lines[pageSize - 1]?.id ?? null) : null,
    };
  }),
  defineAdminCall('auditExport', async ({ services, operator, query: { format, ...asked }, reply }) => {
    const { db, clock } = services.context;
    const filter = await filterOf(db, operator, asked);
    if (filter instanceof Refusal) return filter;
    await record(db, clock, {
      account: operator.account,
      action: 'audit.exported',
      ...(asked.pack === undefined ? {} : { pack: asked.pack }),
      details: { format, ...asked },
    });
    const day = clock().toISOString().slice(0, 10);
    void reply
      .type(exportTypes[format])
      .header('content-disposition', `attachment; filename="audit-${asked.pack ?? 'all'}-${day}.${format}"`);
    return auditExport(db, filter, format);
  }),
];
