import { automaticNote } from '#contract/automatic-notes.ts';
import { randomBytes } from 'node:crypto';
import type { PackSet } from '#engine/packs.ts';
import { isError, type Problem } from '#engine/problems.ts';
import type { AppOptions } from './app-options.ts';
import { liveBrands } from './publishing/live-brands.ts';
import { createCompanyProvider } from './operators/sso/company-provider.ts';
import { firstAdmin } from './operators/accounts.ts';
import type { ConfigContext, ConfigSource } from './documents/context.ts';
import { createEngine } from './documents/engine/engine.ts';
import { importFiles } from './publishing/import.ts';
import { assetsOf, folderSource } from './documents/source.ts';
import { migrate } from './db/migrations.ts';
import { s3Store } from './objects/object-store.ts';
import type { Sandbox } from './sandbox/load.ts';
import { migrateSandbox } from './sandbox/migrate-sandbox.ts';
import { seedSandbox } from './sandbox/seed.ts';

/** Fault of documents with errors, which cannot be served. */
export class BrokenDocuments extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(`${problems.filter(isError).length} errors in the documents.`);
  }
}

export type Prepared = {
  /** Brands that can be visited, by name. */
  brands: string[];
  /** Passwords that were made just now: kept nowhere else. */
  operatorPassword: string | undefined;
  demoPassword: string | undefined;
  demoAccounts: readonly string[];
};

/** Packs that nothing changes, such as those of a test. */
const fixedSource = (set: PackSet): ConfigSource => ({
  read: () => Promise.resolve(set),
  assets: () => assetsOf(set),
  assetFile: () => undefined,
});

const isSource = (configs: ConfigSource | PackSet): configs is ConfigSource =>
  typeof configs.read === 'function';

export const contextOf = ({
  database,
  clock,
  random,
  configs,
  build,
  requireTotp,
  sso,
  engine,
  assets,
}: AppOptions): ConfigContext => ({
  db: database.db,
  notifications: database.notifications,
  clock: clock ?? (() => new Date()),
  random: random ?? randomBytes,
  build,
  requireTotp,
  sso: sso && createCompanyProvider(sso, clock ?? (() => new Date())),
  engine: engine ?? createEngine(clock),
  objects: assets && s3Store(assets),
  source:
    typeof configs === 'string' ? folderSource(configs) : isSource(configs) ? configs : fixedSource(configs),
});

/**
 * Prepares everything that the first request needs. Idempotent, and safe in many processes at once: the first makes what
 * is missing while the others wait.
 * @throws BrokenDocuments
 */
export const prepare = (
  context: ConfigContext,
  options: AppOptions,
  sandbox: Sandbox | undefined,
): Promise<Prepared> => options.database.alone(() => prepareAlone(context, options, sandbox));

async function prepareAlone(
  context: ConfigContext,
  options: AppOptions,
  sandbox: Sandbox | undefined,
): Promise<Prepared> {
  await migrate(context.db);
  if (sandbox) await migrateSandbox(context.db, sandbox);
  const imported = await importFiles(context, automaticNote('imported'));
  if (!imported.ok) throw new BrokenDocuments(imported.problems);
  const operatorPassword = await firstAdmin(context, options.operatorPassword);

  const brands = await liveBrands(context);
  const live = await brands.all();
  await brands.close();
  const seeded = sandbox
    ? await seedSandbox({ ...context, demo: sandbox.demo, brands: live, password: options.demoPassword })
    : undefined;
  return {
    brands: live.map(({ brand }) => brand),
    operatorPassword,
    demoPassword: seeded?.madePassword,
    demoAccounts: seeded?.accounts ?? [],
  };
}
