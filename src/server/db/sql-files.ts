import { sql, type Kysely } from 'kysely';
import { sha256Hex } from '#server/crypto/tokens.ts';

const files = import.meta.glob<string>(['../*/sql/*.sql', '../*/*/sql/*.sql'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `../ledger/sql/ledger_post.sql` → `ledger/ledger_post`. */
const nameOf = (path: string): string => path.replace(/^\.\.\/(.+)\/sql\/(.+)\.sql$/u, '$1/$2');

/** The functions and views of the database, each in a file `<feature>/sql/<its name>.sql`, in the order of their names. */
export const sqlFiles: ReadonlyMap<string, string> = new Map(
  Object.entries(files)
    .map(([path, text]) => [nameOf(path), text] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** Held while files are applied, so that one process does. */
const lockKey = 4_100_004;

/** Names of the files that the database has not, or has with another text; names that it alone has are among them. */
async function changedFiles<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from sql_files`.execute(db);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = [...sqlFiles].filter(([name, text]) => applied.get(name) !== sha256Hex(text));
  return [...changed.map(([name]) => name), ...[...applied.keys()].filter((name) => !sqlFiles.has(name))];
}

/** True if the database has exactly these files. */
export async function hasSqlFiles<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const table = await sql<{ there: boolean }>`select to_regclass('sql_files') is not null as there`.execute(
    db,
  );
  return table.rows[0]?.there === true && (await changedFiles(db)).length === 0;
}

/**
 * Applies the files that changed since the database last applied them, all or none. Forgets files that are gone: a
 * migration drops what they made.
 */
export const applySqlFiles = <Tables>(db: Kysely<Tables>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    await sql`
      create table if not exists sql_files (name text primary key, checksum text not null)`.execute(trx);
    for (const name of await changedFiles(trx)) {
      const text = sqlFiles.get(name);
      await sql`delete from sql_files where name = ${name}`.execute(trx);
      if (text === undefined) continue;
      await sql.raw(text).execute(trx);
      await sql`insert into sql_files (name, checksum) values (${name}, ${sha256Hex(text)})`.execute(trx);
    }
  });
