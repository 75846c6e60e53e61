import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { announce } from './announce.ts';
import { buildApp } from './app.ts';
import { openDatabase } from './db/open.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { loadSandbox } from './sandbox/load.ts';
import { readSettings, type Settings } from './settings.ts';
import { startTracing } from './traces/tracing.ts';
import { startFailure } from './start-failure.ts';

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);

function fail(lines: readonly string[]): never {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
}

/** Resources to close when the process ends, the newest first. */
const open: { close(): Promise<unknown> }[] = [];
let ending = false;

async function closeAll(): Promise<void> {
  for (const part of open.splice(0).toReversed()) await part.close();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // A second Ctrl-C ends it at once.
    if (ending) process.exit(130);
    ending = true;
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => fail([`The server could not end cleanly: ${String(error)}`]),
    );
  });
}

/** Build id that vite.config.ts writes beside the built server. */
const buildId = (): Promise<string | undefined> =>
  readFile(join(import.meta.dirname, 'build-id'), 'utf8').catch(() => undefined);

async function start(settings: Settings): Promise<void> {
  // Before a database is made that no server will use.
  if (settings.sandbox) await loadSandbox();
  const tracing = await startTracing(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);
  if (tracing) open.push(tracing);
  const database = await openDatabase({
    log: tracing?.logQuery,
    url: settings.databaseUrl,
    connections: settings.databaseConnections,
    redisUrl: settings.redisUrl,
    dataDir: settings.dataDir,
    emptyDatabase: join(import.meta.dirname, 'empty-database'),
  });
  open.push(database);
  const app = await buildApp({
    ...settings,
    database,
    tracing,
    configs: settings.configsDir,
    build: await buildId(),
    logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
  });
  open.push(app);
  if (settings.metrics) open.push(await serveMetrics(app.metrics, settings.metrics));
  await app.listen({ port: settings.port, host: settings.host });
  print(announce(app, settings, database.kind));
}

const read = readSettings(process.env);
if (!read.ok) fail(read.problems);
try {
  await start(read.settings);
} catch (error) {
  // A start that Ctrl-C has cut short fails as its database closes; that is no news.
  if (!ending) {
    await closeAll().catch(() => undefined);
    fail(
      startFailure(error, read.settings) ?? [
        error instanceof Error ? (error.stack ?? error.message) : inspect(error),
      ],
    );
  }
}
