import { CompiledQuery, type Kysely } from 'kysely';

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

/** The two statements that send payloads, by which `redirectNotify` knows them. */
export const notifyText = 'select pg_notify($1, $2)';
export const notifyAllText = 'select pg_notify($1, payload) from unnest($2::text[]) payload';

/**
 * Sends a payload of at most 7,999 bytes to a channel. Inside a transaction it goes out when that commits, and never when it rolls back.
 * With Redis the database sees nothing of it.
 */
export async function notify<Tables>(db: Kysely<Tables>, channel: string, payload: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(notifyText, [channel, payload]));
}

/** The same for several payloads, in one statement. */
export async function notifyAll<Tables>(
  db: Kysely<Tables>,
  channel: string,
  payloads: readonly string[],
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(notifyAllText, [channel, [...payloads]]));
}
