import type { ColumnType, Generated } from 'kysely';
import type { WebhookEvent } from '#contract/generated/admin-types.ts';
import type { JsonColumn } from '#server/db/json-column.ts';

type WebhooksTable = {
  id: string;
  name: string;
  url: string;
  /** Null: of every pack. */
  pack: string | null;
  events: JsonColumn<WebhookEvent[]>;
  /** Sealed; shown once. */
  secret: string;
  /** The secret before, with which is signed too until `former_until`. */
  former_secret: ColumnType<string | null, string | null | undefined, string | null>;
  former_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  active: boolean;
  /** Since when nothing has arrived; null while things do. */
  failing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Why the server switched it off. */
  switched_off: ColumnType<string | null, string | null | undefined, string | null>;
  created_at: Date;
  created_by: string;
};

type WebhookDeliveriesTable = {
  number: Generated<number>;
  id: string;
  webhook_id: string;
  event: string;
  pack: string | null;
  /** JSON, as it is signed and sent. */
  body: string;
  at: Date;
  state: 'waiting' | 'delivered' | 'failed';
  tries: Generated<number>;
  next_at: Date;
  tried_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** HTTP status of the last answer; null when there was none. */
  status: ColumnType<number | null, number | null | undefined, number | null>;
  /** Why the last try failed. */
  fault: ColumnType<string | null, string | null | undefined, string | null>;
};

declare module '#server/db/types.ts' {
  interface Database {
    config_webhooks: WebhooksTable;
    config_webhook_deliveries: WebhookDeliveriesTable;
  }
}
