import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Streaming answer of a call: server-sent events, written by `open` until either side closes it. */
export class Stream {
  readonly open: (response: ServerResponse) => void;

  constructor(open: (response: ServerResponse) => void) {
    this.open = open;
  }
}

/** Begins the stream on a reply, which is then no longer Fastify's. */
export function sendStream(reply: FastifyReply, { open }: Stream): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // nginx would hold events back otherwise.
    'x-accel-buffering': 'no',
  });
  open(reply.raw);
  return reply;
}
