import { randomUUID } from 'node:crypto';
import type { AdminCallTypes } from '#contract/generated/admin-calls.ts';
import { notify } from '#server/db/notifications.ts';
import type { Db } from '#server/db/types.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { refuse, type Refusal } from '#server/http/refusal.ts';
import type { Sendable } from '#server/http/sendable.ts';
import { deliveriesChannel } from '#server/audit/outbox.ts';

const pageSize = 50;
/** Retention of the log of deliveries. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Deliveries of a webhook, sent and due, newest first, 50 at a time; `next` is the number to continue before. */
export async function deliveriesOf(
  db: Db,
  webhookId: string,
  before: number | undefined,
): Promise<Sendable<AdminCallTypes['webhookDeliveries']['value']>> {
  let query = db
    .selectFrom('config_webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('number', 'desc')
    .limit(pageSize + 1);
  if (before !== undefined) query = query.where('number', '<', before);
  const rows = await query.execute();
  const page = rows.slice(0, pageSize);
  return {
    deliveries: page.map(({ webhook_id: _webhook, next_at, tried_at, ...row }) => ({
      ...row,
      nextAt: next_at,
      triedAt: tried_at,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
}

/** Sends a delivery again, under its own id, so that a receiver that has it knows. */
export async function resend(
  { db, clock }: ConfigContext,
  webhook: { id: string; name: string; pack: string },
  deliveryId: string,
  account: string,
): Promise<Refusal | undefined> {
  return await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('config_webhook_deliveries')
      .set({ state: 'waiting', tries: 0, next_at: clock() })
      .where('webhook_id', '=', webhook.id)
      .where('id', '=', deliveryId)
      .returning('id')
      .executeTakeFirst();
    if (!row) return refuse('UNKNOWN_DELIVERY');
    await record(trx, clock, {
      account,
      action: 'webhook.resent',
      target: webhook.name,
      ...(webhook.pack === '*' ? {} : { pack: webhook.pack }),
      details: { delivery: deliveryId },
    });
    await notify(trx, deliveriesChannel, '');
    return undefined;
  });
}

/** Sends something that has not happened, to see whether it arrives. */
export async function sendTest(
  { db, clock }: ConfigContext,
  webhook: { id: string; pack: string },
  account: string,
): Promise<void> {
  const at = clock();
  const pack = webhook.pack === '*' ? null : webhook.pack;
  await db
    .insertInto('config_webhook_deliveries')
    .values({
      id: randomUUID(),
      webhook_id: webhook.id,
      event: 'test',
      pack,
      body: JSON.stringify({ event: 'test', at: at.toISOString(), pack, account, details: {} }),
      at,
      state: 'waiting',
      next_at: at,
    })
    .execute();
  await notify(db, deliveriesChannel, '');
}

/** Deletes deliveries beyond the retention. */
export async function sweepDeliveries({ db, clock }: ConfigContext): Promise<void> {
  await db
    .deleteFrom('config_webhook_deliveries')
    .where('at', '<', new Date(clock().getTime() - keptMs))
    .where('state', '!=', 'waiting')
    .execute();
}
