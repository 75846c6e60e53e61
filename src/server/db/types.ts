import type { Kysely, Transaction } from 'kysely';
import type { ConfigTables } from '#server/config/tables.ts';
import type { GatewayTables } from '#server/gateway/tables.ts';
import type { Notifications } from './notifications.ts';

/** Every table of the server: each area declares its own in its `tables.ts`. */
export interface Database extends ConfigTables, GatewayTables {}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export type OpenDatabase = {
  kind: 'embedded' | 'postgresql';
  db: Db;
  notifications: Notifications;
  /** Ends every connection; what is committed stays. */
  close(): Promise<void>;
};
