import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from '#server/documents/context.ts';
import { serveApiDocs } from '#server/http/api-docs.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { refuse } from '#server/http/refusal.ts';
import { operatorOfRequest } from '#server/operators/guard.ts';
import { adminOpenApi } from './openapi.ts';

/** The OpenAPI page of the administration at /docs/admin, for whoever is signed in to the console. */
export async function adminDocs(
  app: FastifyInstance,
  { context }: { context: ConfigContext },
): Promise<void> {
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    const operator = await operatorOfRequest(context, request);
    return operator ? undefined : sendRefusal(reply, refuse('NOT_SIGNED_IN'));
  });
  await serveApiDocs(app, {
    prefix: '/docs/admin',
    title: 'Livery administration',
    document: adminOpenApi,
  });
}
