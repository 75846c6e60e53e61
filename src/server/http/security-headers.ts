import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** For answers that are data: a browser that is made to show one runs and loads nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers for every answer; pages set a Content-Security-Policy of their own. */
export async function securityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // frame-ancestors of the policies says it more precisely.
    frameguard: false,
    // Customer service and games open in windows of their own.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', dataPolicy);
    // Over plain http browsers ignore it, and on localhost it would be in the way later.
    if (request.protocol !== 'https') void reply.removeHeader('strict-transport-security');
  });
}
