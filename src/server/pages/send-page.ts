import type { FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor } from '#server/delivery/parts.ts';
import type { KeptPage } from './kept-pages.ts';

/** Sends a page in the encoding that the browser takes, and 304 to one that has it. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  void reply.header('etag', page.etag).type('text/html; charset=utf-8');
  if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.body);
  let encoded = page.encoded.get(encoding);
  if (!encoded) page.encoded.set(encoding, (encoded = encode(page.body, encoding)));
  return reply.header('content-encoding', encoding).send(await encoded);
}
