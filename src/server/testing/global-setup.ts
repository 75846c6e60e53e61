import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';
import { postgresTemplate } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may make databases; empty when it was left out. */
    postgresUrl: string;
    /** Name of the migrated database there that tests copy; empty when it was left out. */
    postgresTemplate: string;
  }
}

/**
 * Provides all tests of the run with one PostgreSQL server (`DATABASE_URL`, else one started here) and a migrated
 * database to copy. With `TEST_POSTGRES=off` suites use the embedded database only.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await givenPostgres();
  const template = server && (await postgresTemplate(server.url));
  project.provide('postgresUrl', server?.url ?? '');
  project.provide('postgresTemplate', template?.name ?? '');
  return async () => {
    await template?.remove();
    await server?.stop();
  };
}

async function givenPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  if (process.env['TEST_POSTGRES'] === 'off') return undefined;
  const url = process.env['DATABASE_URL'];
  return url ? { url, stop: async () => undefined } : startPostgres();
}
