import { mayUse } from '#contract/operator-roles.ts';
import type { Db } from '#server/db/types.ts';
import { rolesOfAll } from '#server/operators/grants.ts';

/** Accounts of operators who may answer players of a brand, by name. */
export async function answering(db: Db, pack: string): Promise<string[]> {
  const rows = await db
    .selectFrom('operator_accounts')
    .select(['id', 'username'])
    .where('disabled', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_grants as held')
          .select('held.pack')
          .whereRef('held.account_id', '=', 'operator_accounts.id')
          .where('held.pack', 'in', ['*', pack]),
      ),
    )
    .orderBy('username')
    .execute();
  const roles = await rolesOfAll(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, username }) =>
    mayUse(roles.get(id) ?? {}, pack, 'members', 'publisher') ? [username] : [],
  );
}
