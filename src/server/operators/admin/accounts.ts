import type { FastifyInstance } from 'fastify';
import { addAccount, editAccount, type AccountEdit, type NewAccount } from '../accounts.ts';
import { administered } from '../grants.ts';
import { listAccounts } from '../list-accounts.ts';
import type { Operator } from '../sessions.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { answer } from '../route.ts';
import { accountParams, accountsQuery, bodies } from '../schemas.ts';

const notAdmin = (operator: Operator): Refusal | undefined =>
  administered(operator).length > 0
    ? undefined
    : refuse('FORBIDDEN', { message: 'This needs the role admin on a pack.', needed: 'admin', pack: '*' });

/** 204 unless a generated password has to be shown. */
const shown = (result: Refusal | { password?: string }): unknown =>
  result instanceof Refusal || result.password !== undefined ? result : undefined;

/** Accounts: all of them for admins of all packs, else those that reach the packs one is admin of. */
export function accountRoutes(app: FastifyInstance, context: ConfigContext): void {
  app.get(
    '/accounts',
    { schema: { querystring: accountsQuery } },
    answer<object, { search?: string; after?: string }>(
      async ({ operator, query }) =>
        notAdmin(operator) ?? (await listAccounts(context.db, operator, { ...query, now: context.clock() })),
    ),
  );

  app.get(
    '/accounts/:username',
    { schema: { params: accountParams } },
    answer<{ username: string }>(async ({ operator, params: { username } }) => {
      const { accounts } = await listAccounts(context.db, operator, { username, now: context.clock() });
      return notAdmin(operator) ?? accounts[0] ?? refuse('UNKNOWN_ACCOUNT');
    }),
  );

  app.post(
    '/accounts',
    { schema: { body: bodies.newAccount } },
    answer<object, object, NewAccount>(
      async ({ operator, body }) => notAdmin(operator) ?? shown(await addAccount(context, body, operator)),
    ),
  );

  app.patch(
    '/accounts/:username',
    { schema: { params: accountParams, body: bodies.account } },
    answer<{ username: string }, object, AccountEdit>(
      async ({ operator, params: { username }, body }) =>
        notAdmin(operator) ?? shown(await editAccount(context, username, body, operator)),
    ),
  );
}
