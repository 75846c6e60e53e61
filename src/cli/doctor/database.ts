import pg from 'pg';
import { fault, ok, codeOf, timeoutMs, warning, type DoctorCheck, type DoctorFinding } from './finding.ts';
import { changedFunctions } from './changed-functions.ts';
import { migrationNames } from './migration-names.ts';

const oldestVersion = 15;
const driftMaxMs = 1000;

const explanations: Record<string, string> = {
  '28P01': 'Correct the password in DATABASE_URL.',
  '28000': 'Allow this user and this machine in pg_hba.conf of the database.',
  '3D000': 'Create the database, such as by createdb, or correct its name in DATABASE_URL.',
  '53300': 'Close other connections, or raise max_connections of the database.',
  ENOTFOUND: 'Correct the host in DATABASE_URL, or its DNS.',
  ECONNREFUSED: 'Start PostgreSQL, or correct host and port in DATABASE_URL.',
};

async function versionAndRights(client: pg.Client): Promise<DoctorFinding[]> {
  const { rows } = await client.query<{ version: string; creates: boolean; standby: boolean }>(
    `select current_setting('server_version_num') as version, pg_is_in_recovery() as standby,
            has_database_privilege(current_database(), 'CREATE')
              and coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) as creates`,
  );
  const [row] = rows;
  const version = Math.floor(Number(row?.version) / 10_000);
  const found: DoctorFinding[] = [];
  if (version < oldestVersion)
    found.push(
      fault(
        'database',
        `The database is PostgreSQL ${version}.`,
        `Livery uses what came with ${oldestVersion}.`,
        `Upgrade the database to PostgreSQL ${oldestVersion} or newer.`,
      ),
    );
  if (row?.standby)
    found.push(
      fault(
        'database',
        'The database is a standby and takes no writes.',
        'A server on it cannot start.',
        'Name the primary in DATABASE_URL.',
      ),
    );
  if (!row?.creates)
    found.push(
      fault(
        'database',
        'The user of DATABASE_URL may not create schemas and tables.',
        'Migrations and the job queue create them at the start.',
        'Grant CREATE on the database and on its schema public, or make the user the owner of the database.',
      ),
    );
  return found.length > 0
    ? found
    : [ok('database', `PostgreSQL ${version} answers, with the rights needed.`)];
}

async function migrationState(client: pg.Client): Promise<DoctorFinding> {
  const known = await migrationNames();
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('kysely_migration') is not null as there",
  );
  if (!rows[0]?.there)
    return ok('migrations', `The database is empty; the first start applies ${known.length} migrations.`);
  const applied = (await client.query<{ name: string }>('select name from kysely_migration')).rows;
  const newer = applied.filter(({ name }) => !known.includes(name));
  if (newer.length > 0)
    return fault(
      'migrations',
      `The database has ${newer.length} migrations that this version does not know, such as ${newer[0]?.name}.`,
      'A newer version has migrated it; this one cannot start on it.',
      'Start the newer version, or restore the backup from before the upgrade.',
    );
  const missing = known.length - applied.length;
  const changed = await changedFunctions(client);
  return missing === 0 && changed === 0
    ? ok('migrations', `All ${known.length} migrations are applied.`)
    : warning(
        'migrations',
        `${missing} migrations and ${changed} functions of the database are not applied yet.`,
        'The next start applies them.',
        'Make a backup, then start this version.',
      );
}

async function clockState(client: pg.Client): Promise<DoctorFinding> {
  const asked = Date.now();
  const { rows } = await client.query<{ ms: string }>(
    'select extract(epoch from clock_timestamp()) * 1000 as ms',
  );
  const answered = Date.now();
  // The answer was made between question and arrival.
  return judgeDrift((asked + answered) / 2 - Number(rows[0]?.ms), (answered - asked) / 2);
}

/** Judges the difference between this clock and the database's, which is known up to `precision` (both milliseconds). */
export function judgeDrift(driftMs: number, precision: number): DoctorFinding {
  const seconds = (Math.abs(driftMs) / 1000).toFixed(1);
  if (Math.abs(driftMs) <= driftMaxMs + precision)
    return ok('clock', 'The clock agrees with that of the database.');
  return fault(
    'clock',
    `The clock is ${seconds} s ${driftMs > 0 ? 'ahead of' : 'behind'} that of the database.`,
    'Codes of authenticators, signatures of vendors and closings of draws go by the clock.',
    'Let NTP set the clocks of both machines.',
  );
}

async function connectionCount(client: pg.Client, wanted: number): Promise<DoctorFinding> {
  const { rows } = await client.query<{ most: string }>("select current_setting('max_connections') as most");
  const most = Number(rows[0]?.most);
  // One more listens for notifications.
  return wanted + 1 <= most
    ? ok('connections', `The database allows ${most} connections; one process may take ${wanted + 1}.`)
    : fault(
        'connections',
        `One process may take ${wanted + 1} connections, the database allows ${most}.`,
        'Statements are refused when all are taken.',
        'Lower DATABASE_CONNECTIONS, or raise max_connections of the database.',
      );
}

const usualConnections = 20;

/** Connects to DATABASE_URL and looks at version, rights, migrations, clock and connections. */
export const checkDatabase: DoctorCheck = async ({ settings: { databaseUrl, databaseConnections } }) => {
  if (databaseUrl === undefined) return [];
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return [
      ...(await versionAndRights(client)),
      await migrationState(client),
      await clockState(client),
      await connectionCount(client, databaseConnections ?? usualConnections),
    ];
  } catch (error) {
    const code = codeOf(error);
    return [
      fault(
        'database',
        `The database at DATABASE_URL cannot be used (${code}).`,
        'The server cannot start without it.',
        explanations[code] ?? 'Check that PostgreSQL runs, and that DATABASE_URL is right.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
};
