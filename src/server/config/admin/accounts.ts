import type { FastifyInstance } from 'fastify';
import {
  addAccount,
  editAccount,
  listAccounts,
  type AccountEdit,
  type NewAccount,
} from '../accounts/accounts.ts';
import { auditPage } from '../audit.ts';
import type { ConfigContext } from '../context.ts';
import { answer, forbidden } from './route.ts';
import { accountParams, auditQuery, bodies } from './schemas.ts';

/** Accounts, for admins of all packs; and the audit log of the packs one may see. */
export function accountRoutes(app: FastifyInstance, context: ConfigContext): void {
  app.get(
    '/accounts',
    answer(
      async ({ operator }) =>
        forbidden(operator, '*', 'admin') ?? { accounts: await listAccounts(context.db) },
    ),
  );

  app.post(
    '/accounts',
    { schema: { body: bodies.newAccount } },
    answer<object, object, NewAccount>(
      async ({ operator, body }) =>
        forbidden(operator, '*', 'admin') ?? (await addAccount(context, body, operator.account)),
    ),
  );

  app.patch(
    '/accounts/:username',
    { schema: { params: accountParams, body: bodies.account } },
    answer<{ username: string }, object, AccountEdit>(
      async ({ operator, params: { username }, body }) =>
        forbidden(operator, '*', 'admin') ?? (await editAccount(context, username, body, operator.account)),
    ),
  );

  app.get(
    '/audit',
    { schema: { querystring: auditQuery } },
    answer<object, { pack?: string; before?: number }>(async ({ operator, query: { pack, before } }) => {
      if (pack !== undefined) {
        const refused = forbidden(operator, pack, 'viewer');
        return refused ?? { entries: await auditPage(context.db, { packs: [pack], before }) };
      }
      // Entries without a pack tell about accounts, which only admins of all packs may see.
      const packs =
        operator.roles['*'] === 'admin' ? '*' : Object.keys(operator.roles).filter((name) => name !== '*');
      if (packs !== '*' && operator.roles['*'] !== undefined) {
        const all = await context.db.selectFrom('config_packs').select('pack').execute();
        return { entries: await auditPage(context.db, { packs: all.map((row) => row.pack), before }) };
      }
      return { entries: await auditPage(context.db, { packs, before }) };
    }),
  );
}
