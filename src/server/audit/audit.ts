import { sql } from 'kysely';
import type { Db } from '#server/db/types.ts';
import type { Clock } from '#engine/time/clock.ts';
import { queueDeliveries } from './outbox.ts';

export type AuditEntry = {
  account: string;
  /** `<what>.<done>`, such as `pack.published`. */
  action: string;
  pack?: string;
  target?: string;
  details?: Record<string, unknown>;
};

/** Writes the audit log and the events of webhooks in the transaction of the change. */
export async function record(
  db: Db,
  clock: Clock,
  { account, action, pack, target, details }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('config_audit')
    .values({
      at: clock(),
      account,
      action,
      pack: pack ?? null,
      target: target ?? null,
      details: JSON.stringify(details ?? {}),
    })
    .execute();
  await queueDeliveries(db, clock(), { account, action, pack, target, details });
}

/** One line of the log. */
export type AuditLine = {
  id: number;
  at: Date;
  account: string;
  action: string;
  pack: string | null;
  target: string | null;
  details: Record<string, unknown>;
};

export type AuditFilter = {
  /** Packs that may be seen; `*` also shows what concerns no pack, such as accounts. */
  packs: readonly string[] | '*';
  account?: string | undefined;
  /** First parts of actions, such as `draft`. */
  areas?: readonly string[] | undefined;
  /** `kind/id` of an affected document, alone or in a publish. */
  document?: string | undefined;
  from?: Date | undefined;
  /** Not included. */
  to?: Date | undefined;
  /** Pages on from the last id of the page before. */
  before?: number | undefined;
};

/** The newest lines first, at most `limit`. */
export async function auditLines(db: Db, filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const { packs, account, areas, document, from, to, before } = filter;
  let query = db.selectFrom('config_audit').selectAll().orderBy('id', 'desc').limit(limit);
  if (packs !== '*') query = query.where('pack', 'in', packs.length > 0 ? packs : ['']);
  if (account !== undefined) query = query.where('account', '=', account);
  if (areas) query = query.where(sql<string>`split_part(action, '.', 1)`, 'in', areas);
  if (document !== undefined) {
    const [kind, id] = document.split('/');
    const held = JSON.stringify({ changes: [{ kind, id }] });
    query = query.where(({ or, eb }) =>
      or([eb('target', '=', document), sql<boolean>`details @> ${held}::jsonb`]),
    );
  }
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  if (before !== undefined) query = query.where('id', '<', before);
  return await query.execute();
}
