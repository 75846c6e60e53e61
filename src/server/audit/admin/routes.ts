import type { FastifyInstance } from 'fastify';
import { roleOn } from '#contract/operator-roles.ts';
import type { Operator } from '#server/operators/sessions.ts';
import { auditLines, record, type AuditFilter } from '../audit.ts';
import { auditExport, exportTypes, type ExportFormat } from '../audit-export.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { answer, forbidden } from '#server/operators/route.ts';
import { auditExportQuery, auditQuery } from '#server/operators/schemas.ts';

type Asked = {
  pack?: string;
  account?: string;
  areas?: string;
  document?: string;
  from?: string;
  to?: string;
};

const pageSize = 100;

const moment = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

/** The audit log of the packs one may see; what concerns no pack, such as accounts, is for admins of all packs. */
export function auditRoutes(app: FastifyInstance, context: ConfigContext): void {
  const { db, clock } = context;

  async function packsSeen({ roles }: Operator): Promise<readonly string[] | '*'> {
    if (roleOn(roles, '*') === 'admin') return '*';
    const own = Object.keys(roles).filter((pack) => pack !== '*');
    if (roles['*'] === undefined) return own;
    return (await db.selectFrom('config_packs').select('pack').execute()).map(({ pack }) => pack);
  }

  async function filterOf(operator: Operator, asked: Asked): Promise<AuditFilter | Refusal> {
    const { pack, account, areas, document, from, to } = asked;
    const refused = pack === undefined ? undefined : forbidden(operator, pack, 'viewer');
    if (refused) return refused;
    return {
      packs: pack === undefined ? await packsSeen(operator) : [pack],
      account,
      areas: areas?.split(','),
      document,
      from: moment(from),
      to: moment(to),
    };
  }

  app.get(
    '/audit',
    { schema: { querystring: auditQuery } },
    answer<object, Asked & { before?: string }>(async ({ operator, query: { before, ...asked } }) => {
      const filter = await filterOf(operator, asked);
      if (filter instanceof Refusal) return filter;
      const page = { ...filter, before: before === undefined ? undefined : Number(before) };
      const lines = await auditLines(db, page, pageSize + 1);
      return {
        entries: lines.slice(0, pageSize),
        next: lines.length > pageSize ? (lines[pageSize - 1]?.id ?? null) : null,
      };
    }),
  );

  app.get(
    '/audit/export',
    { schema: { querystring: auditExportQuery } },
    answer<object, Asked & { format: ExportFormat }>(
      async ({ operator, query: { format, ...asked }, reply }) => {
        const filter = await filterOf(operator, asked);
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
          .header(
            'content-disposition',
            `attachment; filename="audit-${asked.pack ?? 'all'}-${day}.${format}"`,
          );
        return auditExport(db, filter, format);
      },
    ),
  );
}
