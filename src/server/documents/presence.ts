import type { Other } from '#contract/generated/admin-types.ts';
import type { Sendable } from '#server/http/sendable.ts';
import type { ConfigContext } from './context.ts';

/** A tab that was not heard of for so long is gone. */
const awayMs = 25_000;

export type Here = { tab: string; accountId: string; pack: string; document?: string | undefined };

/** Notes that a tab is open on a pack, and tells who else is there: other accounts, once for each document they are on. */
export async function meet(
  { db, clock }: ConfigContext,
  { tab, accountId, pack, document }: Here,
): Promise<Sendable<Other>[]> {
  const now = clock();
  const gone = new Date(now.getTime() - awayMs);
  await db.deleteFrom('operator_presence').where('seen_at', '<', gone).execute();
  await db
    .insertInto('operator_presence')
    .values({ tab, account_id: accountId, pack, document: document ?? null, since: now, seen_at: now })
    .onConflict((conflict) =>
      conflict
        .column('tab')
        .doUpdateSet({ pack, document: document ?? null, seen_at: now })
        // The id of another account's tab must not take it over.
        .where('operator_presence.account_id', '=', accountId),
    )
    .execute();
  return await db
    .selectFrom('operator_presence as p')
    .innerJoin('operator_accounts as a', 'a.id', 'p.account_id')
    .select(({ fn }) => ['a.username as account', 'p.document', fn.min('p.since').as('since')])
    .where('p.pack', '=', pack)
    .where('p.account_id', '!=', accountId)
    .where('p.seen_at', '>=', gone)
    .groupBy(['a.username', 'p.document'])
    .orderBy('a.username')
    .limit(50)
    .execute();
}

/** What a pack's count of changes stands at; 0 for one that nobody has changed yet. */
export async function changeCount({ db }: Pick<ConfigContext, 'db'>, pack: string): Promise<number> {
  const found = await db
    .selectFrom('config_packs')
    .select('changed')
    .where('pack', '=', pack)
    .executeTakeFirst();
  return found?.changed ?? 0;
}

/** Notes that a tab has left. */
export async function leave(
  { db }: ConfigContext,
  { tab, accountId }: Pick<Here, 'tab' | 'accountId'>,
): Promise<void> {
  await db
    .deleteFrom('operator_presence')
    .where('tab', '=', tab)
    .where('account_id', '=', accountId)
    .execute();
}
