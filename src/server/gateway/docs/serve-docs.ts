import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import { openApi } from './openapi.ts';

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

/** The OpenAPI page at /docs, its document at /docs/json and /docs/yaml. */
export const serveDocs: FastifyPluginAsync = async (app) => {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApi() as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: policy,
    uiConfig: { docExpansion: 'list', deepLinking: true, persistAuthorization: false },
    theme: { title: 'Livery gateway' },
  });
};
