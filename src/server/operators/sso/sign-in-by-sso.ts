import { isDeepStrictEqual } from 'node:util';
import type { Trx } from '#server/db/types.ts';
import { newId } from '#server/crypto/tokens.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { rolesOf, setRoles } from '../grants.ts';
import { beginOperatorSession, type Origin } from '../sessions.ts';
import { forgiveAddress } from '../sign-in-tries.ts';
import type { Employee } from './company-provider.ts';

type Account = { id: string; username: string; disabled: boolean };

/** As the schema of an account's name has it. */
const nameShape = /^[A-Za-z0-9][A-Za-z0-9_.@-]{0,63}$/u;

const accountOf = (trx: Trx, { issuer, subject }: Employee): Promise<Account | undefined> =>
  trx
    .selectFrom('operator_identities as i')
    .innerJoin('operator_accounts as a', 'a.id', 'i.account_id')
    .select(['a.id', 'a.username', 'a.disabled'])
    .where('i.issuer', '=', issuer)
    .where('i.subject', '=', subject)
    .forUpdate('a')
    .executeTakeFirst();

/** Adds the account of somebody who signs in for the first time. One that has the name already is somebody else's. */
async function addAccount(
  trx: Trx,
  { clock, random }: ConfigContext,
  { issuer, subject, names }: Employee,
): Promise<Account | Refusal> {
  const username = names.find((name) => nameShape.test(name));
  if (username === undefined) return refuse('SSO_REFUSED');
  const id = newId(random);
  const added = await trx
    .insertInto('operator_accounts')
    // No password matches an empty hash.
    .values({ id, username, password_hash: '', disabled: false, created_at: clock() })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added)
    return refuse('SSO_NAME_TAKEN', {
      message: `The name ${username} belongs to an account with a password.`,
    });
  await trx.insertInto('operator_identities').values({ account_id: id, issuer, subject }).execute();
  await record(trx, clock, {
    account: username,
    action: 'account.added',
    target: username,
    details: { by: 'sso' },
  });
  return { id, username, disabled: false };
}

/**
 * Signs in whom the company's provider has proved; the answer is the token for the cookie. The first time makes an account. Its roles are
 * those of the groups, as they are at each sign-in.
 */
export async function signInBySso(
  context: ConfigContext,
  employee: Employee,
  origin: Origin,
): Promise<string | Refusal> {
  const { clock } = context;
  const { address } = origin;
  const token = await context.db.transaction().execute(async (trx): Promise<string | Refusal> => {
    if (Object.keys(employee.roles).length === 0) return refuse('SSO_NO_ROLE');
    const account = (await accountOf(trx, employee)) ?? (await addAccount(trx, context, employee));
    if (account instanceof Refusal) return account;
    if (account.disabled)
      return refuse('SSO_NO_ROLE', { message: `The account ${account.username} is disabled.` });
    const { id, username } = account;
    const before = await rolesOf(trx, id);
    if (!isDeepStrictEqual(before, employee.roles)) {
      await setRoles(trx, id, employee.roles);
      const details = { roles: employee.roles, before, by: 'sso' };
      await record(trx, clock, { account: username, action: 'account.changed', target: username, details });
    }
    await record(trx, clock, {
      account: username,
      action: 'session.started',
      details: { address, by: 'sso' },
    });
    return await beginOperatorSession({ ...context, db: trx }, id, origin);
  });
  if (token instanceof Refusal) {
    const [account = employee.subject] = employee.names;
    await record(context.db, clock, {
      account,
      action: 'session.refused',
      details: { address, code: token.code },
    });
  } else await forgiveAddress(context, address);
  return token;
}
