import { sql } from 'kysely';
import { notify } from '#server/db/notifications.ts';
import type { Db } from '#server/db/types.ts';
import { eventOf } from './events.ts';

/** Processes hear here that something is to be sent. */
export const deliveriesChannel = 'livery_webhooks';

type Told = {
  account: string;
  action: string;
  pack?: string | undefined;
  target?: string | undefined;
  details?: Record<string, unknown> | undefined;
};

/** Changed documents that a body names at most; the log has the rest. */
const changesMax = 200;

const shortened = (details: Record<string, unknown>): Record<string, unknown> => {
  const { changes } = details;
  return Array.isArray(changes) && changes.length > changesMax
    ? { ...details, changes: changes.slice(0, changesMax), moreChanges: changes.length - changesMax }
    : details;
};

/** Adds what webhooks have to send about something in the log, in its transaction: all of it happened, or none. */
export async function queueDeliveries(
  db: Db,
  at: Date,
  { account, action, pack, target, details = {} }: Told,
): Promise<void> {
  const event = eventOf(action);
  if (event === undefined || pack === undefined) return;
  const body = { event, action, at: at.toISOString(), pack, account, target, details: shortened(details) };
  const wanted = JSON.stringify([event]);
  const added = await db
    .insertInto('config_webhook_deliveries')
    .columns(['id', 'webhook_id', 'event', 'pack', 'body', 'at', 'state', 'next_at'])
    .expression((query) =>
      query
        .selectFrom('config_webhooks as w')
        .select([
          sql<string>`gen_random_uuid()::text`.as('id'),
          'w.id as webhook_id',
          sql<string>`${event}::text`.as('event'),
          sql<string>`${pack}::text`.as('pack'),
          sql<string>`${JSON.stringify(body)}::text`.as('body'),
          sql<Date>`${at}::timestamptz`.as('at'),
          sql<'waiting'>`'waiting'`.as('state'),
          sql<Date>`${at}::timestamptz`.as('next_at'),
        ])
        .where('w.active', '=', true)
        .where(({ or, eb }) => or([eb('w.pack', 'is', null), eb('w.pack', '=', pack)]))
        .where(sql<boolean>`w.events @> ${wanted}::jsonb`),
    )
    .returning('id')
    .execute();
  if (added.length > 0) await notify(db, deliveriesChannel, '');
}
