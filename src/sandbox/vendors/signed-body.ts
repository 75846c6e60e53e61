import type { FastifyInstance } from 'fastify';

export type SignedBody = { text: string; value: Readonly<Record<string, unknown>> };

/**
 * JSON bodies in this scope keep their raw text, which is what was signed. A body that is not an object is an empty one.
 */
export function keepText(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      value = undefined;
    }
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    done(null, { text, value: isObject ? value : {} });
  });
}
