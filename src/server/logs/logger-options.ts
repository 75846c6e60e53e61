import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { isOwnRequest } from '#server/http/own-requests.ts';

/** Level and, in tests, destination of the log; the usual destination is stdout. */
export type LogSettings = { level: string; stream?: { write(line: string): void } };

/** Address with the names of its parameters only: their values may be codes of providers, tokens of previews, names of members. */
function addressWithoutValues(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (!query) return path;
  return `${path}?${[...new URLSearchParams(query).keys()].map(encodeURIComponent).join('&')}`;
}

/** Options of Fastify's logger: JSON lines that hold no value of a query, header, body or database row. */
export const loggerOptions = (settings: LogSettings) => ({
  ...settings,
  serializers: {
    req: ({ method, url, host, ip }: FastifyRequest) => ({
      method,
      url: addressWithoutValues(url),
      host,
      remoteAddress: ip,
    }),
  },
  // PostgreSQL repeats values of the row there, such as a mobile number that is taken.
  redact: { paths: ['err.detail', 'err.where', 'err.cause.detail', 'err.cause.where'], remove: true },
});

/** Logger of a request; of what the server asks of itself, to draw a page, it takes warnings and faults alone: nobody sent it. */
export const loggerOfRequest: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  raw,
) => logger.child(bindings, isOwnRequest(raw) ? { ...options, level: 'warn' } : options);
