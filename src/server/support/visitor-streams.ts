import type { ServerResponse } from 'node:http';
import type { Notifications } from '#server/db/notifications.ts';
import { createStreamHub, eventText, type StreamLimits } from '#server/http/stream-hub.ts';
import { readSupportEvent, supportChannel } from './tell-support.ts';

const streamLimits: StreamLimits = { perHolder: 10, total: 5_000, heartbeatMs: 20_000 };

type Visitor = { brand: string; visitor: string };

/** Hints to the pages of visitors who write with the support desk. */
export type VisitorStreams = {
  /** False while the visitor, or the process, has as many as it may. */
  hasRoom(visitor: Visitor): boolean;
  open(response: ServerResponse, visitor: Visitor): void;
  close(): Promise<void>;
};

const topicOf = ({ brand, visitor }: Visitor): string => `${brand} ${visitor}`;

export async function createVisitorStreams(notifications: Notifications): Promise<VisitorStreams> {
  const hub = createStreamHub<undefined>(streamLimits);
  const stop = await notifications.listen(supportChannel, {
    receive(payload) {
      const { brand, kind, visitor } = readSupportEvent(payload);
      if (visitor === null || kind === 'playerTyping') return;
      hub.send(kind === 'changed' ? 'support' : 'supportTyping', {}, topicOf({ brand, visitor }));
    },
    missed: hub.endAll,
  });
  return {
    hasRoom: (visitor) => hub.hasRoom(topicOf(visitor)),
    open(response, visitor) {
      const topic = topicOf(visitor);
      hub.add({ response, holder: topic, topics: [topic], owner: undefined }, eventText('open', {}));
    },
    async close() {
      hub.close();
      await stop();
    },
  };
}
