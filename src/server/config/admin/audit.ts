import type { FastifyInstance } from 'fastify';
import { roleOn } from '#contract/operator-roles.ts';
import { auditPage } from '../audit.ts';
import type { ConfigContext } from '../context.ts';
import { answer, forbidden } from './route.ts';
import { auditQuery } from './schemas.ts';

/** The audit log of the packs one may see; what concerns no pack, such as accounts, is for admins of all packs. */
export function auditRoutes(app: FastifyInstance, context: ConfigContext): void {
  app.get(
    '/audit',
    { schema: { querystring: auditQuery } },
    answer<object, { pack?: string; before?: number }>(async ({ operator, query: { pack, before } }) => {
      if (pack !== undefined) {
        const refused = forbidden(operator, pack, 'viewer');
        return refused ?? { entries: await auditPage(context.db, { packs: [pack], before }) };
      }
      const packs =
        roleOn(operator.roles, '*') === 'admin'
          ? '*'
          : Object.keys(operator.roles).filter((name) => name !== '*');
      if (packs !== '*' && operator.roles['*'] !== undefined) {
        const all = await context.db.selectFrom('config_packs').select('pack').execute();
        return { entries: await auditPage(context.db, { packs: all.map((row) => row.pack), before }) };
      }
      return { entries: await auditPage(context.db, { packs, before }) };
    }),
  );
}
