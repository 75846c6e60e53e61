import type { Db } from '#server/db/types.ts';
import type { Clock } from './context.ts';

export type AuditEntry = {
  account: string;
  /** `<what>.<done>`, such as `pack.published`. */
  action: string;
  pack?: string;
  target?: string;
  details?: Record<string, unknown>;
};

/** Adds to the audit log, in the transaction of what it tells about. */
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
}

/** The newest entries first, at most 100; `before` pages on from the last id of the page before. */
export async function auditPage(
  db: Db,
  { packs, before }: { packs: readonly string[] | '*'; before?: number | undefined },
): Promise<
  {
    id: number;
    at: Date;
    account: string;
    action: string;
    pack: string | null;
    target: string | null;
    details: Record<string, unknown>;
  }[]
> {
  let query = db.selectFrom('config_audit').selectAll().orderBy('id', 'desc').limit(100);
  if (packs !== '*') query = query.where('pack', 'in', packs.length > 0 ? packs : ['']);
  if (before !== undefined) query = query.where('id', '<', before);
  return await query.execute();
}
