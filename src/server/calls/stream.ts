import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { beginStream } from '#server/http/stream-hub.ts';

/** Streaming answer of a call: server-sent events, written by `open` until either side closes it. */
export class Stream {
  readonly open: (response: ServerResponse) => void;

  constructor(open: (response: ServerResponse) => void) {
    this.open = open;
  }
}

/** Begins the stream on a reply, which is then no longer Fastify's. */
export function sendStream(reply: FastifyReply, { open }: Stream): FastifyReply {
  open(beginStream(reply));
  return reply;
}
