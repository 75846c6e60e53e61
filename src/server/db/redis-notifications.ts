import type { Listener, Notifications } from './notifications.ts';

export type RedisNotifications = Notifications & {
  /** Sends a payload to every process; lost while Redis is away, of which the others are told when it is back. */
  publish(channel: string, payload: string): void;
  close(): Promise<void>;
};

/** Channel that tells every process that payloads of another were lost. */
const gapChannel = 'livery_gap';
/** Milliseconds. A start goes on without Redis after the first. */
const patience = { start: 2_000, connect: 5_000, pause: 200, longestPause: 5_000, ping: 10_000 };

/**
 * Notifications through Redis or Valkey. Nothing waits for it: while it is away payloads are dropped, and whoever listens hears of the gap
 * once it is back.
 */
export async function redisNotifications(url: string): Promise<RedisNotifications> {
  const { createClient } = await import('@redis/client');
  const options = {
    url,
    pingInterval: patience.ping,
    socket: {
      connectTimeout: patience.connect,
      reconnectStrategy: (tries: number) => Math.min(patience.pause * 2 ** tries, patience.longestPause),
    },
  };
  const channels = new Map<string, Set<Listener>>();
  const sender = createClient({ ...options, disableOfflineQueue: true });
  const receiver = createClient(options);
  let dropped = false;

  const miss = (): void => {
    for (const listeners of channels.values()) for (const { missed } of listeners) missed?.();
  };
  // The library connects again by itself; what went wrong shows in what is dropped.
  sender.on('error', () => undefined);
  receiver.on('error', () => undefined);
  const send = (channel: string, payload: string): void => {
    if (!sender.isReady) {
      dropped = true;
      return;
    }
    sender.publish(channel, payload).catch(() => {
      dropped = true;
    });
  };
  sender.on('ready', () => {
    if (!dropped) return;
    dropped = false;
    send(gapChannel, '');
  });
  // Subscriptions are made anew before it is ready.
  receiver.on('ready', miss);
  void receiver.subscribe(gapChannel, miss).catch(() => undefined);
  const connected = Promise.all([sender.connect(), receiver.connect()]).catch(() => undefined);
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, patience.start).unref())]);

  return {
    publish: send,
    async listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      const isNew = !channels.has(channel);
      channels.set(channel, listeners.add(listener));
      if (isNew) {
        const subscribed = receiver
          .subscribe(channel, (payload) => {
            for (const { receive } of listeners) receive(payload);
          })
          .catch(() => undefined);
        // Without Redis it is subscribed as soon as there is one, and then told of the gap.
        if (receiver.isReady) await subscribed;
      }
      return () => Promise.resolve(void listeners.delete(listener));
    },
    close() {
      sender.destroy();
      receiver.destroy();
      return Promise.resolve();
    },
  };
}
