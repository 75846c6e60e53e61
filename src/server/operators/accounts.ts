import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { mayOn, type Role } from '#contract/operator-roles.ts';
import { splitKey, type DocumentKey } from '#engine/packs.ts';
import type { Db, Trx } from '#server/db/types.ts';
import { hashPassword } from '#server/crypto/passwords.ts';
import { newId } from '#server/crypto/tokens.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { governs, outside, regranted, rolesOf, server, setRoles, type Author } from './grants.ts';
import { oneTimePassword } from './one-time-password.ts';
import { endTotp } from './totp.ts';

type NewAccount = AdminCallTypes['accountAdd']['body'];
type AccountEdit = AdminCallTypes['accountEdit']['body'];

const notAdminOf = (pack: string): Refusal =>
  refuse('FORBIDDEN', {
    message: `This needs the role admin on ${pack === '*' ? 'all packs' : `the pack ${pack}`}.`,
    needed: 'admin',
    pack,
  });

/** Adds an account; answers the password that was made for it, to be shown once. */
export async function addAccount(
  context: ConfigContext,
  { username, password: given, roles, totpRequired = false }: NewAccount,
  author: Author,
): Promise<Refusal | { password?: string }> {
  const beyond = outside(author, roles);
  if (beyond !== undefined) return notAdminOf(beyond);
  // An account without roles would be invisible to the other admins of single packs.
  if (!governs(author, roles)) return refuse('NO_ROLES');
  const { db, clock, random } = context;
  const made = given === undefined ? oneTimePassword(context) : undefined;
  const passwordHash = await hashPassword(given ?? made?.password ?? '');
  return await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('operator_accounts')
      .values({
        id: newId(random),
        username,
        password_hash: passwordHash,
        disabled: false,
        created_at: clock(),
        temporary_until: made?.until ?? null,
        totp_required: totpRequired,
      })
      .onConflict((conflict) => conflict.column('username').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return refuse('ACCOUNT_EXISTS');
    await setRoles(trx, added.id, roles);
    const details = { roles, totpRequired };
    await record(trx, clock, { account: author.account, action: 'account.added', target: username, details });
    return made ? { password: made.password } : {};
  });
}

/** Of an account of the company's provider the rest is decided there. */
const ofSso: ReadonlySet<string> = new Set<keyof AccountEdit>(['disabled', 'signOut']);
const isOfSso = (edit: AccountEdit): boolean =>
  Object.entries(edit).every(([name, value]) => value === undefined || ofSso.has(name));

const hasIdentity = async (trx: Trx, accountId: string): Promise<boolean> =>
  (await trx
    .selectFrom('operator_identities')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst()) !== undefined;

/**
 * Changes the given properties. A new password, disabling, and a reset of the authenticator end the account's sessions.
 * An admin of some packs changes roles on those, the rest only of an account without other roles.
 */
export async function editAccount(
  context: ConfigContext,
  username: string,
  edit: AccountEdit,
  author: Author,
): Promise<Refusal | { password?: string }> {
  const beyond = edit.roles && outside(author, edit.roles);
  if (beyond !== undefined) return notAdminOf(beyond);
  const made = edit.newPassword ? oneTimePassword(context) : undefined;
  const password = made?.password ?? edit.password;
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  // The exception rolls the transaction back; it is caught again right below.
  class Undo extends Error {}
  try {
    return await context.db.transaction().execute(async (trx) => {
      // Locks all accounts, so that two parallel edits cannot together remove the last admin.
      const accounts = await trx
        .selectFrom('operator_accounts')
        .select(['id', 'username'])
        .orderBy('id')
        .forUpdate()
        .execute();
      const account = accounts.find((row) => row.username === username);
      if (!account) return refuse('UNKNOWN_ACCOUNT');
      const before = await rolesOf(trx, account.id);
      const { roles, ...rest } = edit;
      if (!isOfSso(edit) && (await hasIdentity(trx, account.id))) return refuse('ACCOUNT_OF_SSO');
      if (Object.values(rest).some((value) => value !== undefined) && !governs(author, before)) {
        return refuse('FORBIDDEN', {
          message: `${username} has roles beyond those that you manage, so only its roles on your brands are yours to change.`,
          needed: 'admin',
          pack: '*',
        });
      }
      if (roles) await setRoles(trx, account.id, regranted(author, before, roles));
      const hashed =
        passwordHash === undefined ? undefined : { hash: passwordHash, until: made?.until ?? null };
      await setColumns(trx, account.id, edit, hashed);
      if (edit.resetTotp) await endTotp(trx, account.id);
      // Who has the account anew decides anew what opens it.
      if (hashed || edit.resetTotp)
        await trx.deleteFrom('operator_passkeys').where('account_id', '=', account.id).execute();
      if (hashed || edit.disabled || edit.resetTotp || edit.signOut) {
        await trx.deleteFrom('operator_sessions').where('account_id', '=', account.id).execute();
      }
      if (!(await anyAdmin(trx))) throw new Undo();
      await record(trx, context.clock, {
        account: author.account,
        action: 'account.changed',
        target: username,
        details: { ...rest, ...(roles ? { roles, before } : {}), password: password !== undefined },
      });
      return made ? { password: made.password } : {};
    });
  } catch (error) {
    if (error instanceof Undo) return refuse('LAST_ADMIN');
    throw error;
  }
}

async function setColumns(
  trx: Trx,
  id: string,
  { disabled, totpRequired }: AccountEdit,
  hashed: { hash: string; until: Date | null } | undefined,
): Promise<void> {
  const columns = {
    ...(hashed ? { password_hash: hashed.hash, temporary_until: hashed.until } : {}),
    ...(disabled === undefined ? {} : { disabled }),
    ...(totpRequired === undefined ? {} : { totp_required: totpRequired }),
  };
  if (Object.keys(columns).length === 0) return;
  await trx.updateTable('operator_accounts').set(columns).where('id', '=', id).execute();
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
  const added = await addAccount(context, { username: 'admin', password, roles: { '*': 'admin' } }, server);
  // Another process was first: its password holds.
  return added instanceof Refusal || given !== undefined ? undefined : password;
}

/** True while the account of this name is not disabled and has at least this role on these documents of the pack. */
export async function accountMay(
  db: Db,
  username: string,
  { pack, keys, needed }: { pack: string; keys: readonly DocumentKey[]; needed: Role },
): Promise<boolean> {
  const account = await db
    .selectFrom('operator_accounts')
    .select('id')
    .where('username', '=', username)
    .where('disabled', '=', false)
    .executeTakeFirst();
  if (!account) return false;
  const granted = await rolesOf(db, account.id);
  return keys.every((key) => mayOn(granted, pack, needed, splitKey(key).kind));
}
