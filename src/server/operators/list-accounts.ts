import type { Account as SentAccount } from '#contract/generated/admin-types.ts';
import type { Db } from '#server/db/types.ts';
import { within } from '#server/db/within.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { administered, governs, rolesOfAll, seenBy, type Author } from './grants.ts';

type Account = Sendable<SentAccount>;

const pageSize = 50;

export type AccountsAsked = {
  now: Date;
  /** Looked for in names. */
  search?: string | undefined;
  /** Name to go on after. */
  after?: string | undefined;
  /** The one of this name only. */
  username?: string | undefined;
};

/**
 * Accounts with roles on packs that the author administers, by name, 50 at a time: `next` is the name to continue after.
 */
export async function listAccounts(
  db: Db,
  author: Author,
  { now, search = '', after = '', username }: AccountsAsked,
): Promise<{ accounts: Account[]; next: string | null }> {
  const packs = administered(author);
  let query = db
    .selectFrom('operator_accounts as a')
    .leftJoin('operator_totp as t', (join) =>
      join.onRef('t.account_id', '=', 'a.id').on('t.confirmed_at', 'is not', null),
    )
    .select(['a.id', 'a.username', 'a.disabled', 'a.created_at', 'a.temporary_until', 'a.totp_required'])
    .leftJoin('operator_identities as i', 'i.account_id', 'a.id')
    .select(['t.confirmed_at', 'i.subject'])
    .where('a.username', '>', after)
    .orderBy('a.username')
    .limit(pageSize + 1);
  if (username !== undefined) query = query.where('a.username', '=', username);
  if (search !== '') query = query.where('a.username', 'ilike', within(search));
  if (packs !== '*') {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator_grants as g')
          .select('g.pack')
          .whereRef('g.account_id', '=', 'a.id')
          .where('g.pack', 'in', ['*', ...packs]),
      ),
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, pageSize);
  const ids = page.map(({ id }) => id);
  const [roles, sessions] = await Promise.all([rolesOfAll(db, ids), openSessions(db, ids, now)]);
  return {
    accounts: page.map((row): Account => {
      const held = roles.get(row.id) ?? {};
      const common = {
        username: row.username,
        roles: seenBy(author, held),
        disabled: row.disabled,
        createdAt: row.created_at,
      };
      if (!governs(author, held)) return { ...common, governed: false };
      return {
        ...common,
        governed: true,
        ...(row.subject !== null && { sso: true }),
        temporary: row.temporary_until !== null,
        totp: row.confirmed_at !== null,
        totpRequired: row.totp_required,
        sessions: sessions.get(row.id)?.count ?? 0,
        seenAt: sessions.get(row.id)?.seenAt ?? null,
      };
    }),
    next: rows.length > pageSize ? (page.at(-1)?.username ?? null) : null,
  };
}

async function openSessions(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, { count: number; seenAt: Date }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('operator_sessions')
    .select(({ fn }) => ['account_id', fn.countAll<string>().as('count'), fn.max('seen_at').as('seen_at')])
    .where('account_id', 'in', ids)
    .where('expires_at', '>', now)
    .groupBy('account_id')
    .execute();
  return new Map(rows.map((row) => [row.account_id, { count: Number(row.count), seenAt: row.seen_at }]));
}
