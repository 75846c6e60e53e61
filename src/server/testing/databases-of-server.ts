import pg from 'pg';

/** Runs a statement that makes or drops a database on a PostgreSQL server. */
export async function executeOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of a database on a PostgreSQL server. */
export function databaseOn(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

/** Makes a database by copying the files of another, from PostgreSQL 15 on: a tenth of the work of writing its pages to the log. */
export async function copyDatabase(url: string, name: string, template: string): Promise<void> {
  await executeOnServer(url, `create database ${name} template ${template} strategy file_copy`);
}
