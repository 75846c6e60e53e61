import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

export type StreamLimits = {
  /** Streams of one holder at once: an address, or a member. */
  perHolder: number;
  /** Streams of this process at once. */
  total: number;
  /** Milliseconds between two signs of life. */
  heartbeatMs: number;
};

/** An open stream. `owner` is what its feature knows of it. */
export type OpenStream<Owner> = {
  response: ServerResponse;
  holder: string;
  topics: readonly string[];
  owner: Owner;
};

/** Streams of server-sent events that pages have open at this process, by their topics. */
export type StreamHub<Owner> = {
  /** False while the holder, or the process, has as many streams as it may. */
  hasRoom(holder: string): boolean;
  /** Keeps a stream until its response closes. */
  add(stream: OpenStream<Owner>, first: string): void;
  /** Streams of a topic; all unless given. */
  streams(topic?: string): OpenStream<Owner>[];
  /** Sends an event to the streams of a topic; to all unless given. */
  send(event: string, data: unknown, topic?: string): void;
  /** Sends an event to many streams of a topic without holding up the process: resolves once all that were open are written to. */
  sendInTurns(event: string, data: unknown, topic: string): Promise<void>;
  /** Ends all streams: pages open them again and ask for what they may have missed. */
  endAll(): void;
  count(): number;
  close(): void;
};

/** Milliseconds of writing after which other work of the process has its turn. */
const turnMs = 3;

// A reader this far behind is gone or hopeless; it comes back by itself and asks for what it shows.
const backlogMax = 64 * 1024;

/** An event as it is written to a stream. */
export const eventText = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Begins an event stream on a reply, which is then no longer Fastify's. */
export function beginStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // nginx would hold events back otherwise.
    'x-accel-buffering': 'no',
  });
  return reply.raw;
}

export function createStreamHub<Owner>({ perHolder, total, heartbeatMs }: StreamLimits): StreamHub<Owner> {
  type Streams = Set<OpenStream<Owner>>;
  const all: Streams = new Set();
  const byTopic = new Map<string, Streams>();
  const byHolder = new Map<string, Streams>();

  const addTo = (index: Map<string, Streams>, key: string, stream: OpenStream<Owner>): void =>
    void index.set(key, (index.get(key) ?? new Set()).add(stream));
  const removeFrom = (index: Map<string, Streams>, key: string, stream: OpenStream<Owner>): void => {
    index.get(key)?.delete(stream);
    if (index.get(key)?.size === 0) index.delete(key);
  };
  const write = ({ response }: OpenStream<Owner>, text: string | Buffer): void => {
    if (response.writableLength > backlogMax) response.destroy();
    else response.write(text);
  };
  const ofTopic = (topic: string | undefined): Iterable<OpenStream<Owner>> =>
    topic === undefined ? all : (byTopic.get(topic) ?? []);
  const endAll = (): void => all.forEach(({ response }) => response.end());

  const heartbeat = setInterval(() => all.forEach((stream) => write(stream, ':\n\n')), heartbeatMs);
  heartbeat.unref();

  const streams = (topic?: string): OpenStream<Owner>[] => [...ofTopic(topic)];

  return {
    hasRoom: (holder) => all.size < total && (byHolder.get(holder)?.size ?? 0) < perHolder,
    add(stream, first) {
      const { response, holder, topics } = stream;
      all.add(stream);
      addTo(byHolder, holder, stream);
      for (const topic of topics) addTo(byTopic, topic, stream);
      response.once('close', () => {
        all.delete(stream);
        removeFrom(byHolder, holder, stream);
        for (const topic of topics) removeFrom(byTopic, topic, stream);
      });
      response.write(first);
    },
    streams,
    send(event, data, topic) {
      const bytes = Buffer.from(eventText(event, data));
      for (const stream of ofTopic(topic)) write(stream, bytes);
    },
    async sendInTurns(event, data, topic) {
      const bytes = Buffer.from(eventText(event, data));
      let begun = performance.now();
      for (const stream of streams(topic)) {
        if (all.has(stream)) write(stream, bytes);
        if (performance.now() - begun < turnMs) continue;
        await setImmediate();
        begun = performance.now();
      }
    },
    endAll,
    count: () => all.size,
    close() {
      clearInterval(heartbeat);
      endAll();
    },
  };
}
