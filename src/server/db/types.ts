import type { Kysely, Transaction } from 'kysely';
import type { Notifications } from './notifications.ts';

/** A count within a window, such as failed logins or pictures a minute; shared by every process. */
type CountersTable = { brand: string; subject: string; hits: number; ends_at: Date };

/** Every table of the server: each feature adds its own in its `tables.ts`. */
export interface Database {
  counters: CountersTable;
}

export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export type OpenDatabase = {
  kind: 'embedded' | 'postgresql';
  db: Db;
  notifications: Notifications;
  /** The most that `db` has open at the same time. */
  connections: number;
  /** Connections that are busy or idle, and how many ask for one and wait. */
  poolState(): { busy: number; idle: number; waiting: number };
  /** True while the database answers nothing at all: statements are then refused at once. */
  isSilent(): boolean;
  /** True while the disk of the database has no space, as its last writes told. */
  isFull(): boolean;
  /** Does work while no other process on the database does any in this way: they wait for one another. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Ends every connection; what is committed stays. */
  close(): Promise<void>;
};
