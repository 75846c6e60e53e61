import type { FastifyInstance } from 'fastify';
import type { Logger } from 'kysely';

/** Traces of a process: spans of requests, gateway calls and SQL statements. */
export type Tracing = {
  /** Adds spans of requests and calls; to be called before routes are registered. */
  instrument(app: FastifyInstance): void;
  /** Adds a span of a statement that has ended, below the request or call under way. */
  logQuery: Logger;
  /** Sends what is left. */
  close(): Promise<void>;
};

/** Starts traces to an OTLP endpoint over HTTP; undefined without one, and then OpenTelemetry is not loaded. */
export const startTracing = async (endpoint: string | undefined): Promise<Tracing | undefined> =>
  endpoint ? (await import('./open-telemetry.ts')).openTelemetry(endpoint) : undefined;
