import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Styles that the page writes into elements are its own; scripts come from this server only. */
const policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** A document that is made when it is sent first: most servers are never asked for theirs. */
const madeWhenSent = (make: () => object): { toJSON(): object } => {
  let made: object | undefined;
  return { toJSON: () => (made ??= make()) };
};

/** Serves an OpenAPI document as a page, and below it as /json and /yaml. */
export async function serveApiDocs(
  app: FastifyInstance,
  { prefix, title, document }: { prefix: string; title: string; document: () => object },
): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: madeWhenSent(document) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: prefix,
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', deepLinking: true, persistAuthorization: false },
    theme: { title },
  });
}

type Json = { readonly [key: string]: unknown };

/** The response that every call of an API may give, as OpenAPI; `more` is what refusals of the API hold beside code and message. */
export const refusedResponse = (
  more: Record<string, Json>,
  { codes, required }: { codes?: readonly string[]; required: readonly string[] },
): Json => ({
  description: 'The call was refused; the HTTP status fits the code.',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'message', ...required],
        properties: {
          code: codes ? { enum: codes } : { type: 'string' },
          message: { type: 'string', description: 'What happened, in English, for developers.' },
          ...more,
        },
      },
    },
  },
});
