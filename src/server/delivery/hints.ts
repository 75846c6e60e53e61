import type { ServerResponse } from 'node:http';
import type { Notifications } from '#server/db/notifications.ts';
import { onMessages } from '#server/documents/messages.ts';
import { createStreamHub, eventText, type StreamLimits } from '#server/http/stream-hub.ts';

const streamLimits: StreamLimits = { perHolder: 200, total: 20_000, heartbeatMs: 20_000 };

export type Hints = {
  /** True while one more stream may be opened from an address. */
  hasRoom(address: string): boolean;
  /** Sends the topics' hints to a response until it ends; first the pointer that is live. */
  open(response: ServerResponse, address: string, topics: readonly string[], seq: number): void;
  /** Number of streams that are open. */
  count(): number;
  close(): Promise<void>;
};

export const brandTopic = (brand: string): string => `brand:${brand}`;
export const packTopic = (pack: string): string => `pack:${pack}`;

/** Hints to pages: what any process on the database publishes goes to every page that this process serves. */
export async function createHints(notifications: Notifications, limits = streamLimits): Promise<Hints> {
  const hub = createStreamHub<undefined>(limits);
  const stop = await onMessages(notifications, {
    receive: (message) => {
      if (message.type === 'pointer') {
        const { brand, seq, delta } = message;
        hub.send('pointer', { seq, delta }, brandTopic(brand));
      } else if (message.type === 'pack') {
        hub.send('pointer', { seq: message.changed }, packTopic(message.pack));
      } else {
        hub.send('problems', { problems: message.problems });
      }
    },
    // Pages reconnect and ask for the pointer, which is how they learn what they missed.
    missed: hub.endAll,
  });

  return {
    hasRoom: hub.hasRoom,
    open: (response, address, topics, seq) =>
      hub.add(
        { response, holder: address, topics, owner: undefined },
        `retry: 2000\n\n${eventText('pointer', { seq })}`,
      ),
    count: hub.count,
    async close() {
      hub.close();
      await stop();
    },
  };
}
