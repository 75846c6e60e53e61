import type { ServerResponse } from 'node:http';
import type { Notifications } from '#server/db/notifications.ts';
import { onMessages } from '#server/documents/messages.ts';

export type StreamLimits = {
  /** Streams of one address at once. */
  perAddress: number;
  /** Streams of this process at once. */
  total: number;
  /** Milliseconds between two signs of life. */
  heartbeatMs: number;
};

const streamLimits: StreamLimits = { perAddress: 200, total: 20_000, heartbeatMs: 20_000 };

export type Hints = {
  /** True while one more stream may be opened from an address. */
  hasRoom(address: string): boolean;
  /** Sends the topics' hints to a response until it ends. `first` is sent at once. */
  open(response: ServerResponse, address: string, topics: readonly string[], first: HintEvent): void;
  /** Number of streams that are open. */
  count(): number;
  close(): Promise<void>;
};

type HintEvent = { event: 'pointer' | 'problems'; data: unknown };

export const brandTopic = (brand: string): string => `brand:${brand}`;
export const packTopic = (pack: string): string => `pack:${pack}`;

const format = ({ event, data }: HintEvent): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

// A reader this far behind is gone or hopeless; it comes back by itself and asks for the pointer.
const backlogMax = 64 * 1024;

/** Server-sent events: what any process on the database publishes goes to every page that this process serves. */
export async function createHints(notifications: Notifications, limits = streamLimits): Promise<Hints> {
  const byTopic = new Map<string, Set<ServerResponse>>();
  const open = new Set<ServerResponse>();
  const byAddress = new Map<string, number>();

  const write = (response: ServerResponse, text: string | Buffer): void => {
    if (response.writableLength > backlogMax) response.destroy();
    else response.write(text);
  };
  const send = (responses: Iterable<ServerResponse>, event: HintEvent): void => {
    const bytes = Buffer.from(format(event));
    for (const response of responses) write(response, bytes);
  };

  const stop = await onMessages(notifications, {
    receive: (message) => {
      if (message.type === 'pointer') {
        const { brand, seq, delta } = message;
        send(byTopic.get(brandTopic(brand)) ?? [], { event: 'pointer', data: { seq, delta } });
      } else if (message.type === 'pack') {
        send(byTopic.get(packTopic(message.pack)) ?? [], {
          event: 'pointer',
          data: { seq: message.changed },
        });
      } else {
        send(open, { event: 'problems', data: { problems: message.problems } });
      }
    },
    // Pages reconnect and ask for the pointer, which is how they learn what they missed.
    missed: () => open.forEach((response) => response.end()),
  });
  const heartbeat = setInterval(
    () => open.forEach((response) => write(response, ':\n\n')),
    limits.heartbeatMs,
  );
  heartbeat.unref();

  return {
    hasRoom: (address) => open.size < limits.total && (byAddress.get(address) ?? 0) < limits.perAddress,
    open(response, address, topics, first) {
      open.add(response);
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      for (const topic of topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(response));
      response.once('close', () => {
        open.delete(response);
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
        for (const topic of topics) {
          byTopic.get(topic)?.delete(response);
          if (byTopic.get(topic)?.size === 0) byTopic.delete(topic);
        }
      });
      response.write(`retry: 2000\n\n${format(first)}`);
    },
    count: () => open.size,
    async close() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
      await stop();
    },
  };
}
