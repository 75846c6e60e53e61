import { CompiledQuery } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Db } from '#server/db/types.ts';

/** The statements of pg-boss on a database or inside a transaction of ours. */
export const bossDatabase = (db: Db): PgBoss.Db => ({
  async executeSql(text, values) {
    // pg-boss leaves out the values of scripts, which only then may hold several statements.
    const query = CompiledQuery.raw(text, (values as unknown[] | undefined) ?? []);
    if (!/^\s*BEGIN;/.test(text)) return { rows: (await db.executeQuery(query)).rows };
    return db.connection().execute(async (connection) => {
      try {
        return { rows: (await connection.executeQuery(query)).rows ?? [] };
      } catch (error) {
        // A script that fails has not reached its own COMMIT: the connection must not go back with an open transaction.
        await connection.executeQuery(CompiledQuery.raw('rollback'));
        throw error;
      }
    });
  },
});
