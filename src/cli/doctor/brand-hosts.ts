import { lookup } from 'node:dns/promises';
import pg from 'pg';
import { readPacks } from '#engine/node/read-packs.ts';
import { resolveBrand } from '#engine/resolve.ts';
import type { Settings } from '#server/settings.ts';
import { codeOf, fault, ok, timeoutMs, warning, type DoctorCheck, type DoctorFinding } from './finding.ts';

/** Hosts of published brands; undefined when the database cannot be asked. */
async function publishedHosts(url: string): Promise<string[] | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ host: string }>(
      `select distinct jsonb_array_elements_text(content::jsonb -> 'brand/main' -> 'hosts') as host
         from config_pointers join config_blobs on config_blobs.hash = resolved`,
    );
    return rows.map(({ host }) => host);
  } catch {
    // Unreachable, which checkDatabase tells, or without tables yet.
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function hostsInFiles(folder: string): Promise<string[]> {
  const set = await readPacks(folder);
  return Object.keys(set).flatMap((pack) => {
    const brand = resolveBrand(set, pack).documents['brand/main'];
    return brand?.kind === 'brand' ? (brand.hosts ?? []) : [];
  });
}

const hostsOf = async ({ databaseUrl, configsDir }: Settings): Promise<string[]> =>
  (databaseUrl === undefined ? undefined : await publishedHosts(databaseUrl)) ?? hostsInFiles(configsDir);

async function checkHost(host: string): Promise<DoctorFinding> {
  try {
    const { address } = await lookup(host);
    return ok('dns', `${host} is ${address}.`);
  } catch (error) {
    return warning(
      'dns',
      `${host} has no address (${codeOf(error)}).`,
      'A brand names it in hosts, and no visitor finds it there.',
      'Add it to the DNS, or take it out of hosts in brand/main.',
    );
  }
}

/** Looks up the hosts of all brands: the published ones, else those of the files. */
export const checkBrandHosts: DoctorCheck = async ({ settings }) => {
  try {
    // Browsers find .localhost without asking the DNS.
    const hosts = (await hostsOf(settings)).filter((host) => !host.endsWith('.localhost'));
    if (hosts.length === 0) return [ok('dns', 'No brand names a host that the DNS would have to know.')];
    return await Promise.all([...new Set(hosts)].map(checkHost));
  } catch (error) {
    return [
      fault(
        'documents',
        `The documents in ${settings.configsDir} cannot be read (${codeOf(error)}).`,
        'The server imports them at its start.',
        'Start in the folder of the project, or set CONFIGS_DIR.',
      ),
    ];
  }
};
