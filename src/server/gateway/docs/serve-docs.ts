import type { FastifyPluginAsync } from 'fastify';
import { serveApiDocs } from '#server/http/api-docs.ts';
import { openApi } from './openapi.ts';

/** The OpenAPI page at /docs, its document at /docs/json and /docs/yaml. */
export const serveDocs: FastifyPluginAsync = (app) =>
  serveApiDocs(app, { prefix: '/docs', title: 'Livery gateway', document: openApi });
