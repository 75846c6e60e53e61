import { allows, roleOn, type KindRoles, type Role, type Roles } from '#contract/operator-roles.ts';
import type { Db, Trx } from '#server/db/types.ts';

/** Account that makes a change, with its roles. */
export type Author = { account: string; roles: Roles };

/** The server itself, such as when it makes the first account. */
export const server: Author = { account: 'server', roles: { '*': 'admin' } };

type Grant = { pack: string; kind: string; role: Role };

/** Roles in the form of a session's answer: a single role if it holds for every kind. */
export const asRoles = (byPack: ReadonlyMap<string, KindRoles>): Roles =>
  Object.fromEntries(
    [...byPack].map(([pack, kinds]) => {
      const every = kinds['*'];
      return [pack, every !== undefined && Object.keys(kinds).length === 1 ? every : kinds];
    }),
  );

function fromGrants(grants: readonly Grant[]): Roles {
  const byPack = new Map<string, KindRoles>();
  for (const { pack, kind, role } of grants) byPack.set(pack, { ...byPack.get(pack), [kind]: role });
  return asRoles(byPack);
}

const asGrants = (roles: Roles): Grant[] =>
  Object.entries(roles).flatMap(([pack, kinds]) =>
    Object.entries<Role>(typeof kinds === 'string' ? { '*': kinds } : kinds).map(([kind, role]) => ({
      pack,
      kind,
      role,
    })),
  );

/** Roles of some accounts, by account; one without roles is left out. */
export async function rolesOfAll(db: Db, accountIds: readonly string[]): Promise<Map<string, Roles>> {
  if (accountIds.length === 0) return new Map();
  const grants = await db
    .selectFrom('operator_grants')
    .select(['account_id', 'pack', 'kind', 'role'])
    .where('account_id', 'in', accountIds)
    .orderBy('pack')
    .orderBy('kind')
    .execute();
  const byAccount = new Map<string, Grant[]>();
  for (const { account_id: id, ...grant } of grants) byAccount.set(id, [...(byAccount.get(id) ?? []), grant]);
  return new Map([...byAccount].map(([id, rows]) => [id, fromGrants(rows)]));
}

export const rolesOf = async (db: Db, accountId: string): Promise<Roles> =>
  (await rolesOfAll(db, [accountId])).get(accountId) ?? {};

/** Gives an account these roles in place of those it had. */
export async function setRoles(trx: Trx, accountId: string, roles: Roles): Promise<void> {
  await trx.deleteFrom('operator_grants').where('account_id', '=', accountId).execute();
  const grants = asGrants(roles).map((grant) => ({ account_id: accountId, ...grant }));
  if (grants.length > 0) await trx.insertInto('operator_grants').values(grants).execute();
}

const administers = (author: Author, pack: string): boolean => allows(roleOn(author.roles, pack), 'admin');

/** Packs that the author is admin of; `*` for all. */
export const administered = (author: Author): '*' | string[] =>
  administers(author, '*') ? '*' : Object.keys(author.roles).filter((pack) => administers(author, pack));

/** First pack among the roles of which the author is not admin; undefined if there is none. */
export const outside = (author: Author, roles: Roles): string | undefined =>
  Object.keys(roles).find((pack) => !administers(author, pack));

/**
 * True if the author may manage the whole account (such as its password): the account has roles, and only on packs that
 * the author administers. Otherwise an admin of one brand could take over an account with more rights.
 */
export const governs = (author: Author, roles: Roles): boolean =>
  administers(author, '*') || (Object.keys(roles).length > 0 && outside(author, roles) === undefined);

/** The account's roles after the author gave it others: those on packs of other admins stay as they are. */
export const regranted = (author: Author, before: Roles, given: Roles): Roles => ({
  ...Object.fromEntries(Object.entries(before).filter(([pack]) => !administers(author, pack))),
  ...given,
});

/** Roles of an account that the author may see: those on its own packs, and those on all packs. */
export const seenBy = (author: Author, roles: Roles): Roles =>
  Object.fromEntries(Object.entries(roles).filter(([pack]) => pack === '*' || administers(author, pack)));
