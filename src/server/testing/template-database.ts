import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from '#server/db/embedded.ts';
import { emptyDatabase } from '../../../scripts/empty-database.mjs';
import { migrateAll } from './migrate-all.ts';
import { openPostgres } from '#server/db/postgres.ts';
import { databaseOn, executeOnServer } from './databases-of-server.ts';

/** A migrated, empty database from which tests copy theirs: migrating once is a lot less work than for each of them. */
export type Template = {
  /** Path of the dump, or name of the database. */
  name: string;
  remove(): Promise<void>;
};

/** On the embedded database: the dump of a data folder. */
export async function embeddedTemplate(): Promise<Template> {
  const folder = await mkdtemp(join(tmpdir(), 'livery-template-'));
  const data = join(folder, 'database');
  await cp(await emptyDatabase(), data, { recursive: true });
  const pglite = await PGlite.create(data);
  const { db, close } = fromPglite(pglite);
  await migrateAll(db);
  const name = join(folder, 'migrated.tar');
  const dump = await pglite.dumpDataDir('none');
  await writeFile(name, new Uint8Array(await dump.arrayBuffer()));
  await close();
  return { name, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** On a PostgreSQL server: a database of its own there. */
export async function postgresTemplate(server: string): Promise<Template> {
  const name = `livery_template_${randomUUID().replaceAll('-', '')}`;
  await executeOnServer(server, `create database ${name} template template0 encoding 'UTF8'`);
  const { db, close } = await openPostgres(databaseOn(server, name));
  await migrateAll(db);
  // As long as anybody is connected to it, nobody can copy it.
  await close();
  return { name, remove: () => executeOnServer(server, `drop database ${name} with (force)`) };
}
