import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { fromPglite } from '#server/db/embedded.ts';
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
  const pglite = await PGlite.create({ loadDataDir: await emptyDump() });
  const { db, close } = fromPglite(pglite);
  await migrateAll(db);
  const name = join(folder, 'migrated.tar');
  await writeDump(name, await pglite.dumpDataDir('none'));
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

/** Making an embedded database anew takes seconds, reading a dump of an empty one does not: one is kept between runs. */
async function emptyDump(): Promise<Blob> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const folder = entry.slice(0, entry.lastIndexOf('node_modules'));
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string;
  };
  const file = join(folder, 'node_modules/.cache/livery', `empty-database-${version}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([new Uint8Array(kept)]);

  const made = await PGlite.create();
  const dump = await made.dumpDataDir('none');
  await made.close();
  await mkdir(dirname(file), { recursive: true });
  await writeDump(`${file}.${process.pid}`, dump);
  await rename(`${file}.${process.pid}`, file);
  return dump;
}

const writeDump = async (file: string, dump: Blob): Promise<void> =>
  writeFile(file, new Uint8Array(await dump.arrayBuffer()));
