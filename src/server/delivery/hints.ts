import type { ServerResponse } from 'node:http';
import type { BundleDelta } from '#engine/live/live-types.ts';
import type { Notifications } from '#server/db/notifications.ts';
import { onMessages } from '#server/documents/messages.ts';
import { createStreamHub, eventText, type StreamLimits } from '#server/http/stream-hub.ts';

const streamLimits: StreamLimits = { perHolder: 200, total: 20_000, heartbeatMs: 20_000 };

export type Hints = {
  /** True while one more stream may be opened from an address. */
  hasRoom(address: string): boolean;
  /** Sends the topics' hints to a response until it ends; first the pointer that is live, of which `seq` was read before. */
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
  const told = new Map<string /* topic */, number>();
  function tell(topic: string, seq: number, delta?: BundleDelta): void {
    told.set(topic, seq);
    hub.send('pointer', { seq, delta }, topic);
  }
  const stop = await onMessages(notifications, {
    receive: (message) => {
      if (message.type === 'pointer') {
        tell(brandTopic(message.brand), message.seq, message.delta);
      } else if (message.type === 'pack') {
        tell(packTopic(message.pack), message.changed);
      } else {
        hub.send('problems', { problems: message.problems });
      }
    },
    // Pages reconnect and ask for the pointer, which is how they learn what they missed.
    missed: hub.endAll,
  });

  return {
    hasRoom: hub.hasRoom,
    open(response, address, topics, seq) {
      // What was told between the reading of the pointer and now reached no stream of this page.
      const newest = Math.max(seq, ...topics.map((topic) => told.get(topic) ?? 0));
      hub.add(
        { response, holder: address, topics, owner: undefined },
        `retry: 2000\n\n${eventText('pointer', { seq: newest })}`,
      );
    },
    count: hub.count,
    async close() {
      hub.close();
      await stop();
    },
  };
}
