import pg from 'pg';
import type { Listener, Notifications } from './notifications.ts';

const retryMs = { first: 200, most: 10_000 };

/** LISTEN on a connection of its own, made at the first use; when it is lost it is made anew and every listener hears of the gap. */
export function postgresNotifications(url: string): Notifications & { close(): Promise<void> } {
  const channels = new Map<string, Set<Listener>>();
  let connecting: Promise<pg.Client> | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 5000 });
    client.on('notification', ({ channel, payload }) => {
      for (const listener of channels.get(channel) ?? []) listener.receive(payload ?? '');
    });
    client.on('error', () => undefined);
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    client.on('end', () => {
      connecting = undefined;
      if (!closed) reconnect(retryMs.first);
    });
    return client;
  }

  function reconnect(delay: number): void {
    retry = setTimeout(() => {
      connecting = connect();
      connecting.then(
        () => {
          for (const listeners of channels.values()) for (const { missed } of listeners) missed?.();
        },
        () => {
          connecting = undefined;
          if (!closed) reconnect(Math.min(delay * 2, retryMs.most));
        },
      );
    }, delay);
    retry.unref();
  }

  return {
    async listen(channel, listener) {
      const isNew = !channels.has(channel);
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      connecting ??= connect().catch((error: unknown) => {
        connecting = undefined;
        throw error;
      });
      const client = await connecting;
      if (isNew) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return () => {
        listeners.delete(listener);
        return Promise.resolve();
      };
    },
    async close() {
      closed = true;
      clearTimeout(retry);
      await (await connecting?.catch(() => undefined))?.end();
    },
  };
}
