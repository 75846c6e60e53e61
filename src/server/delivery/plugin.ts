import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pointer } from '#engine/live/live-types.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { beginStream } from '#server/http/stream-hub.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { openPreview, previewLayers, previewPointer } from '#server/publishing/previews.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import { brandTopic, packTopic, type Hints } from './hints.ts';
import { encodingFor, type Parts } from './parts.ts';
import { asPointer, pointerOf } from '#server/publishing/read-pointers.ts';

export type DeliveryOptions = { context: ConfigContext; parts: Parts; hints: Hints };

const hash = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const name = { type: 'string', maxLength: 64 };
const token = { type: 'string', maxLength: 256 };

/** Routes for pages: pointers, bundle parts and hints, of published brands and of previews. */
export function deliveryPlugin(app: FastifyInstance, { context, parts, hints }: DeliveryOptions): void {
  function sendPointer(request: FastifyRequest, reply: FastifyReply, pointer: Pointer): FastifyReply {
    const etag = `"${pointer.seq}"`;
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(pointer);
  }

  function stream(request: FastifyRequest, reply: FastifyReply, topics: string[], seq: number): FastifyReply {
    if (!hints.hasRoom(request.ip)) return sendRefusal(reply, refuse('TOO_MANY_STREAMS', { retryAfter: 30 }));
    hints.open(beginStream(reply), request.ip, topics, seq);
    return reply;
  }

  app.get<{ Params: { brand: string } }>(
    '/config/v1/brands/:brand/pointer',
    { schema: { params: { type: 'object', properties: { brand: name } } } },
    async (request, reply) => {
      const pointer = await pointerOf(context.db, request.params.brand);
      return pointer ? sendPointer(request, reply, pointer) : sendRefusal(reply, refuse('UNKNOWN_BRAND'));
    },
  );

  app.get<{ Params: { brand: string } }>(
    '/config/v1/brands/:brand/events',
    { schema: { params: { type: 'object', properties: { brand: name } } } },
    async (request, reply) => {
      const { brand } = request.params;
      const pointer = await pointerOf(context.db, brand);
      if (!pointer) return sendRefusal(reply, refuse('UNKNOWN_BRAND'));
      return stream(request, reply, [brandTopic(brand)], pointer.seq);
    },
  );

  app.get<{ Params: { hash: string } }>(
    '/config/v1/bundles/:hash',
    { schema: { params: { type: 'object', properties: { hash } } } },
    async (request, reply) => {
      const part = await parts.encoded(request.params.hash, encodingFor(request.headers['accept-encoding']));
      if (!part) return sendRefusal(reply, refuse('UNKNOWN_BUNDLE'));
      const etag = `"${request.params.hash}"`;
      void reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('etag', etag)
        .header('vary', 'Accept-Encoding');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      if (part.encoding) void reply.header('content-encoding', part.encoding);
      return reply.type(part.contentType).send(part.body);
    },
  );

  const previewSchema = { schema: { params: { type: 'object', properties: { token } } } };

  app.get<{ Params: { token: string } }>(
    '/config/v1/previews/:token/pointer',
    previewSchema,
    async (request, reply) => {
      const preview = await openPreview(context, request.params.token);
      if (preview instanceof Refusal) return sendRefusal(reply, preview);
      const pointer = await previewPointer(context, preview);
      return pointer instanceof Refusal
        ? sendRefusal(reply, pointer)
        : sendPointer(request, reply, asPointer(pointer));
    },
  );

  app.get<{ Params: { token: string } }>(
    '/config/v1/previews/:token/events',
    previewSchema,
    async (request, reply) => {
      const preview = await openPreview(context, request.params.token);
      if (preview instanceof Refusal) return sendRefusal(reply, preview);
      const pointer = await previewPointer(context, preview);
      if (pointer instanceof Refusal) return sendRefusal(reply, pointer);
      const layers = await previewLayers(context, preview);
      return stream(request, reply, layers.map(packTopic), pointer.seq);
    },
  );
}
