import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';

export type BodyPace = {
  /** Milliseconds that any body may take. */
  graceMs: number;
  /** Bytes of its announced length for which a body has another second. */
  bytesPerSecond: number;
};

/** A form has a quarter of a minute; a picture of 5 MB four minutes, as long as a slow phone needs. */
const usualPace: BodyPace = { graceMs: 15_000, bytesPerSecond: 24 * 1024 };

/** Longest time for headers and body, whatever length is announced, and the interval of checks. Milliseconds. */
export const requestLimits = {
  requestTimeout: 300_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
} as const;

/**
 * Ends connections whose body comes too slowly, so that clients cannot hold connections open at no cost.
 * @param refuse answers on the connection itself and closes it
 */
export function endSlowBodies(
  app: FastifyInstance,
  refuse: (connection: Duplex) => void,
  { graceMs, bytesPerSecond }: BodyPace = usualPace,
): void {
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    const length = Number(headers['content-length'] ?? 0);
    if (length > 0 || headers['transfer-encoding'] !== undefined) {
      const timer = setTimeout(
        () => {
          // In the middle of an answer another one would only be read as part of it.
          if (reply.raw.headersSent) raw.socket.destroy();
          else refuse(raw.socket);
        },
        graceMs + (length / bytesPerSecond) * 1000,
      );
      timer.unref();
      const clear = (): void => clearTimeout(timer);
      raw.once('end', clear);
      raw.once('close', clear);
    }
    done();
  });
}
