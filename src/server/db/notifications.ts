import { sql, type Kysely } from 'kysely';

export type Listener = {
  /** Called once for each payload, after the transaction that sent it has committed. */
  receive: (payload: string) => void;
  /** Called when payloads may have been missed, such as after a lost connection: drop what is cached. */
  missed?: () => void;
};

/** Messages between every process on one database. */
export type Notifications = {
  /** Resolves once nothing sent from now on is missed; the answer ends it. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
};

/**
 * Sends a payload of at most 7,999 bytes to a channel. Inside a transaction it goes out when that commits, and never when it rolls back.
 */
export async function notify<Tables>(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
