import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { buildApp } from '#server/app.ts';
import type { AppOptions } from '#server/app-options.ts';
import { checkAnswers } from './check-answers.ts';
import { mainDatabase, openTestDatabase, type DatabaseKind, type TestDatabase } from './database.ts';
import { testEngine } from './engine.ts';
import { signInOperator, type OperatorClient } from './operator-client.ts';

export const adminPassword = 'correct horse battery';

export type TestApp = {
  /** Origin that it listens at, without a slash at the end. */
  url: string;
  app: FastifyInstance;
  database: TestDatabase;
  /** Signs in over HTTP. */
  as(username: string, password?: string): Promise<OperatorClient>;
  close(): Promise<void>;
};

/** The real server on a free port, with the packs `ground` and `shop` unless others are given, on a database of its own unless one is given. */
export async function startApp(
  kind: DatabaseKind = mainDatabase,
  options: Partial<AppOptions> & { database?: TestDatabase } = {},
): Promise<TestApp> {
  const database = options.database ?? (await openTestDatabase(kind));
  const app = await buildApp({
    configs: writePacks(smallPacks()),
    sandbox: false,
    operatorPassword: adminPassword,
    engine: testEngine(),
    random: randomBytes,
    checkAnswers,
    ...options,
    database,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    url,
    app,
    database,
    as: (username, password = adminPassword) => signInOperator(url, username, password),
    async close() {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}
