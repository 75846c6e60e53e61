import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers with an ETag of the content, and 304 to who has it. How long it may be kept is the caller's to say. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, type }: { body: string | Buffer; type: string },
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  void reply.header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(type).send(body);
}
