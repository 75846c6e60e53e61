import type { Generated } from 'kysely';

export type OutboxTables = {
  /** Messages that are kept instead of sent. */
  outbox: {
    brand: string;
    id: Generated<string>;
    channel: 'sms' | 'mail';
    recipient: string;
    subject: string | null;
    body: string;
    sent_at: Date;
  };
};
