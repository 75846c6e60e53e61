import { buildApp } from './app.ts';
import { openDatabase } from './db/open.ts';
import { announce } from './announce.ts';
import { readSettings } from './settings.ts';
import { startFailure } from './start-failure.ts';

const say = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const fail = (lines: readonly string[]): never => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exit(1);
};

const read = readSettings(process.env);
if (!read.ok) fail(read.problems);
else {
  const { settings } = read;
  try {
    const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
    const end = async (): Promise<void> => {
      await app?.close();
      await database.close();
    };
    const app = await buildApp({
      ...settings,
      database,
      configs: settings.configsDir,
      logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
    }).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    let ending = false;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // A second Ctrl-C ends it at once.
        if (ending) process.exit(130);
        ending = true;
        end().then(
          () => process.exit(0),
          (error: unknown) => fail([`The server could not end cleanly: ${String(error)}`]),
        );
      });
    }
    await app.listen({ port: settings.port, host: settings.host }).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    say(announce(app, settings, database.kind));
  } catch (error) {
    fail(
      startFailure(error, settings) ?? [
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      ],
    );
  }
}
