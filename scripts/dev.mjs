// The whole product with hot reload: Vite serves the portal's and the console's code, a saved document is published at once, and a
// change to the server's code or to a schema restarts it in place while the database stays open.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '..');
process.chdir(root);

/** A Vite server without a port of its own; its pages come through Livery's server. */
const application = (name, socketPort) =>
  createServer({
    configFile: join(root, 'vite.config.ts'),
    mode: name,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: socketPort, clientPort: socketPort }, allowedHosts: true },
  });

const port = Number(process.env.PORT ?? 4100);
const [portal, operator, modules] = await Promise.all([
  application('portal', port + 1),
  application('operator', port + 2),
  createServer({
    configFile: false,
    cacheDir: join(root, '.cache/vite-server'),
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  }),
]);

/** The page of an application as Vite writes it. Its relative addresses are the application's own; Vite puts the base before them. */
const page = (vite, folder) => async () => {
  const html = await readFile(join(root, folder, 'index.html'), 'utf8');
  return vite.transformIndexHtml('/index.html', html.replaceAll('"./', '"/'));
};

const development = {
  portalHtml: page(portal, 'src/portal'),
  consoleHtml: page(operator, 'src/operator'),
  middleware(request, response, next) {
    const url = request.url ?? '/';
    const wantsPage = (request.headers.accept ?? '').includes('text/html');
    if (url.startsWith('/_portal/')) portal.middlewares(request, response, next);
    else if (url.startsWith('/operator/') && !wantsPage) operator.middlewares(request, response, next);
    else next();
  },
};

const load = (path) => modules.ssrLoadModule(path);
const { readSettings } = await load('/src/server/settings.ts');
const { startFailure } = await load('/src/server/start-failure.ts');
const read = readSettings(process.env);
if (!read.ok) {
  console.error(read.problems.join('\n'));
  process.exit(1);
}
const { settings } = read;

let database;
let app;
async function start() {
  const { buildApp } = await load('/src/server/app.ts');
  const { announce } = await load('/src/server/announce.ts');
  app = await buildApp({
    ...settings,
    database,
    configs: settings.configsDir,
    watch: true,
    development,
    logger: { level: 'warn' },
  });
  await app.listen({ port: settings.port, host: settings.host });
  return announce(app, settings, database.kind);
}

try {
  const { openDatabase } = await load('/src/server/db/open.ts');
  database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  console.log((await start()).join('\n'));
} catch (error) {
  console.error((startFailure(error, settings) ?? [error.stack ?? String(error)]).join('\n'));
  process.exit(1);
}

/** Makes the generated folders anew; what is wrong with a schema is printed there, and the earlier code stays. */
const generate = () =>
  new Promise((resolve) => {
    const made = spawn(process.execPath, ['scripts/generate-stale.mjs'], { stdio: 'inherit' });
    made.on('exit', (code) => resolve(code === 0));
  });

let restarting = Promise.resolve();
const schemas = join(root, 'schemas/');
const generated = new RegExp(`^${join(root, 'src')}/(contract|engine)/generated/`);
const ofServer = new RegExp(`^${join(root, 'src')}/(server|engine|contract|play|sandbox)/`);
const restart = (file) => {
  const isSchema = file.startsWith(schemas);
  if (!isSchema && (!ofServer.test(file) || generated.test(file) || file.endsWith('.test.ts'))) return;
  restarting = restarting.then(async () => {
    try {
      if (isSchema && !(await generate())) return;
      await app?.close();
      modules.moduleGraph.invalidateAll();
      await start();
      console.log(`Restarted for ${file.slice(root.length + 1)}.`);
    } catch (error) {
      console.error(error.stack ?? String(error));
      console.error('The server is down until the next change that mends it.');
    }
  });
};
modules.watcher.on('change', restart);
for (const event of ['add', 'unlink'])
  modules.watcher.on(event, (file) => {
    if (file.startsWith(schemas)) restart(file);
  });

const end = async () => {
  await app?.close();
  await database?.close();
  await Promise.all([portal.close(), operator.close(), modules.close()]);
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
