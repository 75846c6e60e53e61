import type { Generated } from 'kysely';

/** Messages of the sandbox, which go nowhere else. */
type OutboxTable = {
  brand: string;
  id: Generated<string>;
  channel: 'sms' | 'mail';
  recipient: string;
  subject: string | null;
  body: string;
  sent_at: Date;
};

declare module '#server/db/types.ts' {
  interface Database {
    outbox: OutboxTable;
  }
}
