import type { PGlite } from '@electric-sql/pglite';
import { sql, type Kysely } from 'kysely';
import type { Notifications } from './notifications.ts';

/**
 * Notifications of the embedded database. It listens by statements of the pool like any other: PGlite's own `listen` sends one beside
 * those of the pool, and a statement that it meets on its way never gets an answer.
 */
export function embeddedNotifications<Tables>(pglite: PGlite, db: Kysely<Tables>): Notifications {
  const receivers = new Map<string, Set<(payload: string) => void>>();
  pglite.onNotification((channel, payload) => {
    for (const receive of receivers.get(channel) ?? []) receive(payload);
  });
  return {
    async listen(channel, { receive }) {
      await sql`listen ${sql.id(channel)}`.execute(db);
      const own = (payload: string): void => receive(payload);
      const others = receivers.get(channel) ?? new Set();
      receivers.set(channel, others.add(own));
      // The session goes on listening: a payload that nobody receives costs nothing.
      return () => Promise.resolve(void others.delete(own));
    },
  };
}
