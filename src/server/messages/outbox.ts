import type { Db } from '#server/db/types.ts';
import type { Messengers } from './messages.ts';

/** A message as the sandbox keeps it, the newest first. */
export type OutboxMessage = {
  channel: 'sms' | 'mail';
  to: string;
  subject: string | null;
  text: string;
  /** ISO 8601, UTC. */
  sentAt: string;
};

/** Most that are shown at once. */
const shown = 100;

/** Keeps messages in the database instead of sending them, so that a person on one machine can read the codes. */
export function outboxMessengers(db: Db, clock: () => Date): Messengers {
  const keep = async (
    channel: 'sms' | 'mail',
    { brand, to, subject, text }: { brand: string; to: string; subject: string | null; text: string },
  ): Promise<void> => {
    await db
      .insertInto('outbox')
      .values({ brand, channel, recipient: to, subject, body: text, sent_at: clock() })
      .execute();
  };
  return {
    sms: (message) => keep('sms', { ...message, subject: null }),
    mail: (message) => keep('mail', message),
    outbox: '/sandbox/outbox',
  };
}

/** The last messages of a brand. */
export async function readOutbox(db: Db, brand: string): Promise<OutboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['channel', 'recipient', 'subject', 'body', 'sent_at'])
    .where('brand', '=', brand)
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
