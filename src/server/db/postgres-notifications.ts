import pg from 'pg';
import type { Listener, Notifications } from './notifications.ts';
import { connectionTimeoutMillis, keepAlive } from './time-limits.ts';

export type PostgresNotifications = Notifications & {
  /** Has the database answer on the connection that listens, which is made anew when it was lost. */
  ask(): Promise<void>;
  /** Breaks the connection: what waits for it fails. */
  drop(): void;
  close(): Promise<void>;
};

/**
 * LISTEN on its own connection, made at the first use. After a loss the next `ask` reconnects, and every listener is told
 * of the gap.
 * @param onUse called when the connection is first needed
 */
export function postgresNotifications(url: string, onUse: () => void): PostgresNotifications {
  const channels = new Map<string, Set<Listener>>();
  let current: { client: pg.Client; ready: Promise<pg.Client> } | undefined;
  let wasConnected = false;

  async function connect(client: pg.Client): Promise<pg.Client> {
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    if (wasConnected)
      for (const listeners of channels.values()) for (const { missed } of listeners) missed?.();
    wasConnected = true;
    return client;
  }

  function connection(): Promise<pg.Client> {
    if (current) return current.ready;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, ...keepAlive });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener.receive(payload ?? '');
    });
    client.on('error', () => undefined);
    const ready = connect(client);
    const made = (current = { client, ready });
    const lose = (): void => {
      if (current === made) current = undefined;
    };
    client.on('end', lose);
    ready.catch(() => {
      lose();
      client.connection.stream.destroy();
    });
    return ready;
  }

  return {
    async listen(channel, listener) {
      onUse();
      const isNew = !channels.has(channel);
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      const client = await connection();
      if (isNew) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => {
        listeners.delete(listener);
        return Promise.resolve();
      };
    },
    async ask() {
      await (await connection()).query('select 1');
    },
    drop: () => void current?.client.connection.stream.destroy(),
    async close() {
      await (await current?.ready.catch(() => undefined))?.end();
    },
  };
}
