import type { Db, Trx } from '#server/db/types.ts';
import { hashPassword } from '#server/gateway/session/passwords.ts';
import { record } from '../audit.ts';
import type { ConfigContext } from '../context.ts';
import { refuse, type Refusal } from '../refusal.ts';
import type { Roles } from './roles.ts';

export type Account = { username: string; roles: Roles; disabled: boolean; createdAt: Date };
export type NewAccount = { username: string; password: string; roles: Roles };
export type AccountEdit = {
  password?: string | undefined;
  roles?: Roles | undefined;
  disabled?: boolean | undefined;
};

export async function rolesOf(db: Db, accountId: string): Promise<Roles> {
  const grants = await db
    .selectFrom('operator_grants')
    .select(['pack', 'role'])
    .where('account_id', '=', accountId)
    .execute();
  return Object.fromEntries(grants.map(({ pack, role }) => [pack, role]));
}

/** Every account by name, without its password. */
export async function listAccounts(db: Db): Promise<Account[]> {
  const rows = await db
    .selectFrom('operator_accounts')
    .select(['id', 'username', 'disabled', 'created_at'])
    .orderBy('username')
    .execute();
  return await Promise.all(
    rows.map(async ({ id, username, disabled, created_at: createdAt }) => ({
      username,
      roles: await rolesOf(db, id),
      disabled,
      createdAt,
    })),
  );
}

async function setRoles(trx: Trx, accountId: string, roles: Roles): Promise<void> {
  await trx.deleteFrom('operator_grants').where('account_id', '=', accountId).execute();
  const grants = Object.entries(roles).map(([pack, role]) => ({ account_id: accountId, pack, role }));
  if (grants.length > 0) await trx.insertInto('operator_grants').values(grants).execute();
}

export async function addAccount(
  { db, clock, random }: ConfigContext,
  { username, password, roles }: NewAccount,
  author: string,
): Promise<Refusal | undefined> {
  const passwordHash = await hashPassword(password);
  const id = Buffer.from(random(16)).toString('base64url');
  return await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('operator_accounts')
      .values({ id, username, password_hash: passwordHash, disabled: false, created_at: clock() })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return refuse('ACCOUNT_EXISTS');
    await setRoles(trx, id, roles);
    await record(trx, clock, {
      account: author,
      action: 'account.added',
      target: username,
      details: { roles },
    });
    return undefined;
  });
}

/** Changes what is given. A new password, and disabling, end the account's sessions. */
export async function editAccount(
  { db, clock }: ConfigContext,
  username: string,
  { password, roles, disabled }: AccountEdit,
  author: string,
): Promise<Refusal | undefined> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  // The exception rolls the transaction back; it is caught again right below.
  class Undo extends Error {}
  try {
    return await db.transaction().execute(async (trx) => {
      // All accounts, so that two edits at once cannot each remove what the other thinks is the last admin.
      const accounts = await trx
        .selectFrom('operator_accounts')
        .select(['id', 'username'])
        .orderBy('id')
        .forUpdate()
        .execute();
      const account = accounts.find((row) => row.username === username);
      if (!account) return refuse('UNKNOWN_ACCOUNT');
      if (roles) await setRoles(trx, account.id, roles);
      const columns = {
        ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
        ...(disabled === undefined ? {} : { disabled }),
      };
      if (Object.keys(columns).length > 0) {
        await trx.updateTable('operator_accounts').set(columns).where('id', '=', account.id).execute();
      }
      if (passwordHash !== undefined || disabled) {
        await trx.deleteFrom('operator_sessions').where('account_id', '=', account.id).execute();
      }
      if (!(await anyAdmin(trx))) throw new Undo();
      const details = {
        ...(roles ? { roles } : {}),
        ...(disabled === undefined ? {} : { disabled }),
        password: password !== undefined,
      };
      await record(trx, clock, { account: author, action: 'account.changed', target: username, details });
      return undefined;
    });
  } catch (error) {
    if (error instanceof Undo) return refuse('LAST_ADMIN');
    throw error;
  }
}

async function anyAdmin(db: Db): Promise<boolean> {
  const admin = await db
    .selectFrom('operator_grants as g')
    .innerJoin('operator_accounts as a', 'a.id', 'g.account_id')
    .select('a.id')
    .where('g.pack', '=', '*')
    .where('g.role', '=', 'admin')
    .where('a.disabled', '=', false)
    .limit(1)
    .executeTakeFirst();
  return admin !== undefined;
}

/**
 * Makes the account `admin` of all packs when there is no account yet.
 * @returns the password made for it, to be printed since only its hash is kept; undefined when one was given or nothing was made.
 */
export async function firstAdmin(
  context: ConfigContext,
  given: string | undefined,
): Promise<string | undefined> {
  const any = await context.db.selectFrom('operator_accounts').select('id').limit(1).executeTakeFirst();
  if (any) return undefined;
  const password = given ?? Buffer.from(context.random(15)).toString('base64url');
  const refused = await addAccount(
    context,
    { username: 'admin', password, roles: { '*': 'admin' } },
    'server',
  );
  // Another process was first: its password holds.
  return refused || given !== undefined ? undefined : password;
}
