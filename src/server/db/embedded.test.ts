import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fromPglite } from './embedded.ts';
import { isUnavailable } from './unavailable.ts';

it('is unavailable, not broken, for whoever waits too long for its one connection', async () => {
  const { db, close } = fromPglite(await PGlite.create(), { waitMs: 50 });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
  const fault = await db.connection().execute(() => ask().catch((error: unknown) => error));
  expect(isUnavailable(fault)).toBe(true);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await close();
});
