import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestDatabase, postgresOnly } from '#server/testing/database.ts';
import { retriedTransaction } from './retried-transaction.ts';
import type { Trx } from './types.ts';

const lock = (trx: Trx, key: number) => sql`select pg_advisory_xact_lock(${key}::int)`.execute(trx);

describe.each(postgresOnly)('a transaction that another undoes on %s', (kind) => {
  it('is done again, once, and nothing else is', async () => {
    const database = await openTestDatabase(kind);
    let both = (): void => undefined;
    const met = new Promise<void>((resolve) => (both = resolve));
    let there = 0;
    let runs = 0;
    const crossing = (one: number, two: number) =>
      retriedTransaction(database.db, async (trx) => {
        runs += 1;
        await lock(trx, one);
        there += 1;
        if (there === 2) both();
        await met;
        await lock(trx, two);
        return one;
      });
    expect(await Promise.all([crossing(1, 2), crossing(2, 1)])).toEqual([1, 2]);
    expect(runs).toBe(3);

    let tries = 0;
    const broken = (code: string) =>
      retriedTransaction(database.db, (trx) => {
        tries += 1;
        return sql`do ${sql.raw(`$$ begin raise exception 'no' using errcode = '${code}'; end $$`)}`.execute(
          trx,
        );
      });
    await expect(broken('40001')).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(2);
    await expect(broken('23505')).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(3);
    await database.close();
  });
});
