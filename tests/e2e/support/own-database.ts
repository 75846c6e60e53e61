import { randomUUID } from 'node:crypto';
import { copyDatabase, databaseOn, executeOnServer } from '#server/testing/databases-of-server.ts';

const newName = () => `livery_e2e_${randomUUID().replaceAll('-', '')}`;
const nameOf = (url: string) => new URL(url).pathname.slice(1);

/** Makes an empty database on the PostgreSQL server of `url`; answers its address. */
export async function emptyDatabaseOn(url: string): Promise<string> {
  const name = newName();
  await executeOnServer(url, `create database ${name} template template0 encoding 'UTF8'`);
  return databaseOn(url, name);
}

/** Makes a copy of a database that nobody is connected to; answers its address. */
export async function copyOf(url: string): Promise<string> {
  const name = newName();
  await copyDatabase(databaseOn(url, 'postgres'), name, nameOf(url));
  return databaseOn(url, name);
}

export const dropDatabase = (url: string): Promise<void> =>
  executeOnServer(databaseOn(url, 'postgres'), `drop database ${nameOf(url)} with (force)`);
