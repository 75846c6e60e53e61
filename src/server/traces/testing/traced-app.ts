import type { AppOptions } from '#server/app-options.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { startApp } from '#server/testing/app.ts';
import { mainDatabase, openTestDatabase } from '#server/testing/database.ts';
import { startTracing } from '../tracing.ts';
import { startCollector, type CollectedSpan } from './collector.ts';

/** The real server, whose spans of requests, calls and statements go to a collector. */
export async function startTracedApp(options: Partial<AppOptions> = {}) {
  const collector = await startCollector();
  const tracing = await startTracing(collector.endpoint);
  const own = await openTestDatabase(mainDatabase);
  const traced = own.url ? await openPostgres(own.url, 5, { log: tracing?.logQuery }) : own;
  const server = await startApp(mainDatabase, {
    sandbox: true,
    ...options,
    tracing,
    database: { ...traced, close: () => traced.close() },
  });
  return {
    url: server.url,
    /** Every span of the process so far; none is collected later. */
    async spans(): Promise<readonly CollectedSpan[]> {
      await tracing?.close();
      return collector.spans;
    },
    async close(): Promise<void> {
      await server.close();
      await server.database.close();
      if (server.database.db !== own.db) await own.close();
      collector.close();
    },
  };
}

/** Spans of a trace below each other: the one below `parent`, the one below that, and those below that one. */
export function followedFrom(spans: readonly CollectedSpan[], parent: { trace: string; span: string }) {
  const below = (id: string | undefined): CollectedSpan[] =>
    spans.filter(({ traceId, parentSpanId }) => traceId === parent.trace && parentSpanId === id);
  const [request] = below(parent.span);
  const [call] = below(request?.spanId);
  return {
    request: request?.name,
    call: call?.name,
    statements: below(call?.spanId).map(({ name }) => name),
  };
}
