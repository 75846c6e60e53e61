import type { Db } from '#sandbox/db.ts';

/** A message as it is kept. */
export type OutboxMessage = {
  channel: 'sms' | 'mail';
  to: string;
  subject: string | null;
  text: string;
  /** ISO 8601, UTC. */
  sentAt: string;
};

type Kept = { brand: string; to: string; text: string };

/** Most that are shown at once. */
const shown = 100;
const dayMs = 24 * 60 * 60_000;

/** Time of the oldest message that is still shown. */
export const oldestShown = (now: Date): Date => new Date(now.getTime() - dayMs);

/** Keeps messages for a day instead of sending them, so that a person on one machine can read the codes. */
export function outboxMessengers(db: Db, clock: () => Date) {
  const keep = async (
    channel: 'sms' | 'mail',
    { brand, to, subject, text }: Kept & { subject: string | null },
  ): Promise<void> => {
    const now = clock();
    await db
      .insertInto('outbox')
      .values({ brand, channel, recipient: to, subject, body: text, sent_at: now })
      .execute();
    await db.deleteFrom('outbox').where('sent_at', '<', oldestShown(now)).execute();
  };
  return {
    sms: (message: Kept) => keep('sms', { ...message, subject: null }),
    mail: (message: Kept & { subject: string }) => keep('mail', message),
    /** Path of the page that shows them. */
    outbox: '/sandbox/outbox',
  };
}

/** The last messages of a brand, the newest first. */
export async function readOutbox(db: Db, brand: string, since: Date): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'subject', 'body', 'sent_at'])
    .where('brand', '=', brand)
    .where('sent_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ channel, recipient, subject, body, sent_at }) => ({
    channel,
    to: recipient,
    subject,
    text: body,
    sentAt: sent_at.toISOString(),
  }));
}
