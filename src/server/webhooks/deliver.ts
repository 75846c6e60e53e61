import { sql } from 'kysely';
import type { Jobs, Queue } from '#server/jobs/jobs.ts';
import { every } from '#server/jobs/schedules.ts';
import { record } from '#server/audit/audit.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { WebhookReach } from './addresses.ts';
import { deliveriesChannel } from '#server/audit/outbox.ts';
import { sendWebhook, type SentDelivery } from './send.ts';
import { signatureHeader } from './signature.ts';
import { secretsOf } from './webhooks.ts';
import { sweepDeliveries } from './deliveries.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Pauses after the first try, the second, …; the last one is followed by the final try. */
const pauses = [minute / 2, 2 * minute, 10 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour] as const;
/** A webhook at which nothing has arrived for so long is switched off. */
const patienceMs = 3 * 24 * hour;
/** Interval of looking for due deliveries whose notification was missed. */
const lookMs = minute;
/** Calls that one process makes at the same time. */
const atOnce = 4;

type DeliveryJob = { id: string };

export type WebhookOptions = {
  reach: WebhookReach;
  /** Multiplies the pauses between tries; 1 unless a test is in a hurry. */
  pace?: number | undefined;
};

/**
 * Delivers webhook events at least once, from any process. `onError` receives faults of this server, not of receivers.
 * @returns what ends it; the jobs themselves end with `jobs.stop`.
 */
export async function startWebhooks(
  context: ConfigContext,
  jobs: Jobs,
  { reach, pace = 1, onError }: WebhookOptions & { onError: (error: unknown) => void },
): Promise<{ begin: () => void; end: () => Promise<void> }> {
  const { db, clock, notifications } = context;

  /** Takes a delivery whose time has come: the next try has its time before this one is made, so two processes never make the same. */
  const claim = (id: string, now: Date) =>
    db
      .updateTable('config_webhook_deliveries')
      .set(({ eb }) => ({
        tries: eb('tries', '+', 1),
        tried_at: now,
        next_at: sql<Date>`${now}::timestamptz + (${sql.val(pauses.map((pause) => pause * pace))}::float8[])[least(tries + 1, ${pauses.length})] * interval '1 millisecond'`,
      }))
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('next_at', '<=', now)
      .returning(['id', 'webhook_id', 'event', 'body', 'tries', 'next_at'])
      .executeTakeFirst();

  type Claimed = NonNullable<Awaited<ReturnType<typeof claim>>>;

  async function settle({ id, webhook_id, tries, next_at }: Claimed, sent: SentDelivery): Promise<void> {
    const last = tries > pauses.length;
    const state = sent.delivered ? 'delivered' : last ? 'failed' : 'waiting';
    await db
      .updateTable('config_webhook_deliveries')
      .set({ state, status: sent.status, fault: sent.fault })
      .where('id', '=', id)
      .execute();
    if (sent.delivered) {
      await db
        .updateTable('config_webhooks')
        .set({ failing_since: null })
        .where('id', '=', webhook_id)
        .execute();
      return;
    }
    await giveUp(webhook_id, sent.fault ?? '');
    if (state === 'waiting') await jobs.send(db, queue, { id }, { at: next_at, key: id });
  }

  /** Notes that a webhook fails, and switches it off when it has for long. */
  async function giveUp(webhookId: string, fault: string): Promise<void> {
    const now = clock();
    const row = await db
      .updateTable('config_webhooks')
      .set(({ fn, ref, val }) => ({ failing_since: fn.coalesce(ref('failing_since'), val(now)) }))
      .where('id', '=', webhookId)
      .returning(['name', 'pack', 'active', 'failing_since'])
      .executeTakeFirst();
    if (!row?.active || !row.failing_since) return;
    if (now.getTime() - row.failing_since.getTime() < patienceMs) return;
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('config_webhooks')
        .set({ active: false, switched_off: fault })
        .where('id', '=', webhookId)
        .execute();
      await trx
        .updateTable('config_webhook_deliveries')
        .set({ state: 'failed' })
        .where('webhook_id', '=', webhookId)
        .where('state', '=', 'waiting')
        .execute();
      const line = { account: 'server', action: 'webhook.disabled', target: row.name, details: { fault } };
      await record(trx, clock, row.pack === null ? line : { ...line, pack: row.pack });
    });
  }

  const queue: Queue<DeliveryJob> = {
    name: 'webhook-deliveries',
    atOnce,
    async handle({ id }) {
      const now = clock();
      const claimed = await claim(id, now);
      if (!claimed) return;
      const webhook = await db
        .selectFrom('config_webhooks')
        .select(['id', 'url', 'secret', 'former_secret', 'former_until'])
        .where('id', '=', claimed.webhook_id)
        .executeTakeFirst();
      if (!webhook) return;
      const timestamp = Math.floor(now.getTime() / 1000);
      const headers = {
        'livery-event': claimed.event,
        'livery-delivery': claimed.id,
        'livery-timestamp': String(timestamp),
        'livery-signature': signatureHeader(await secretsOf(context, webhook), timestamp, claimed.body),
      };
      await settle(claimed, await sendWebhook(webhook.url, headers, claimed.body, reach));
    },
  };
  jobs.define(queue);

  /** Queues jobs for due deliveries; a delivery with a waiting job gets no second one. */
  async function look(): Promise<void> {
    const due = await db
      .selectFrom('config_webhook_deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', clock())
      .orderBy('number')
      .limit(500)
      .execute();
    for (const { id } of due) await jobs.send(db, queue, { id }, { key: id });
  }

  jobs.schedule({
    name: 'webhooks',
    next: every(lookMs),
    async handle() {
      await look();
      await sweepDeliveries(context);
    },
  });

  let running = Promise.resolve();
  let begun = false;
  const soon = (): void => {
    if (begun) running = running.then(look).catch(onError);
  };
  const stopListening = await notifications.listen(deliveriesChannel, { receive: soon, missed: soon });
  return {
    begin() {
      begun = true;
      soon();
    },
    async end() {
      begun = false;
      await stopListening();
      await running;
    },
  };
}
