import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { buildId } from './scripts/vite/build-id.ts';
import { filesFirst } from './scripts/vite/files-first.ts';
import { firstLoad } from './scripts/vite/first-load.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { namedViews } from './scripts/vite/named-views.ts';
import { precompress } from './scripts/vite/precompress.ts';
import { preloadChunk } from './scripts/vite/preload-chunk.ts';
import { productionRouter } from './scripts/vite/production-router.ts';
import { sandboxApart } from './scripts/vite/sandbox-apart.ts';
import { serviceWorker } from './scripts/vite/service-worker.ts';

const pathTo = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** A page of its own, built into dist/<name>; its sources are in src/<name> unless given. */
const application = (name: string, base: string, root = `src/${name}`): UserConfig => ({
  root,
  base,
  // Each application has a cache of its own, so that developing and testing do not throw out each other's.
  cacheDir: pathTo(`.cache/vite-${name}`),
  build: {
    outDir: pathTo(`dist/${name}`),
    emptyOutDir: true,
    target: 'es2022',
    // Pictures and fonts stay files: the policies of the pages allow no data: addresses for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

/**
 * What the fields of a registration need beyond the first load: one file, so that a form does not wait for eight, and the
 * list of files that every page carries stays short. Phone fields stand by themselves: they bring the numbering plans.
 */
const ofRegistration =
  /ui.form.(?:lazy|widgets.lazy).(?!Amount|amount|Bank|bank|Phone|phone|Upload|upload|take-files|Confirm|Error|Failure|FormSuccess|later|dialogs|success|summary|shown-value)/;

/** What pages of games share beyond the first load. */
const ofGames = /portal.games|ui.base.when-idle|tanstack.(?:react-virtual|virtual-core)/;

/** How dates, numbers and money are written. */
const ofFormats = /portal.format/;

/** What the records share: days, rows, sums and pages. */
const ofRecords = /portal.record|portal.parts.(?:Pager|pager|Date|date)/;

/** What logins and the security page share of passkeys; what talks to the authenticator stands by itself. */
const ofPasskeys = /portal.passkeys.(?!authenticator)/;

/** What members need of promotions beyond the list that visitors see; steps bring forms and stand by themselves. */
const ofPromotions = /portal.promotions.(?!Promotions|PromoStep|load-views)/;

/** What pages of money share in small pieces: states, times and pages of orders, and limits. */
const ofMoney =
  /portal.(?:cashier.(?:Facts|HistoryPages|StateBadge|TimeLeft|refresh)|calls.use-stale|protection.(?:limits|exclusion-words)|wallet.at-vendors)/;

/** The notice of a rain, which every page of a member may show, with the question that it shares with their page. */
const ofRains = /portal.rains|rainNotice.(?:Rain|use)/;

/** The ticker of winners, which both homes of the demo have, with its lines; a file of its own for each would weigh more. */
const ofWinners = /winnerTicker.WinnerTicker|WinnerLine/;

/** The players' application; the server writes the HTML from dist/portal/index.html. */
export function portal(): UserConfig {
  const base = application('portal', '/_portal/');
  const { plugin, resolveDependencies } = filesFirst(pathTo('src/ui/blocks/bring-files.ts'));
  return {
    ...base,
    plugins: [
      plugin,
      productionRouter(),
      react(),
      inlineScript(pathTo('src/portal/hydration/before-paint.ts')),
      serviceWorker(pathTo('src/portal/service-worker/main.ts')),
      precompress,
    ],
    optimizeDeps: { include: ['dompurify', 'jose'] },
    build: {
      ...base.build,
      manifest: true,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        output: {
          // The first load names all files that may follow, and no hash compresses: shorter ones save 0.2 kB.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: {
            groups: [
              { name: firstLoad, debugName: 'first', priority: 2 },
              { name: 'fields', test: ofRegistration, priority: 1 },
              { name: 'games', test: ofGames, priority: 1 },
              { name: 'passkeys', test: ofPasskeys, priority: 1 },
              { name: 'format', test: ofFormats, priority: 1.5 },
              { name: 'record', test: ofRecords, priority: 1 },
              { name: 'promotions', test: ofPromotions, priority: 1 },
              { name: 'money', test: ofMoney, priority: 1 },
              { name: 'rains', test: ofRains, priority: 1 },
              { name: 'winners', test: ofWinners, priority: 1 },
            ],
          },
        },
      },
    },
  };
}

/** Draws the portal's pages on the server, which loads it into a thread; all that it needs is in it. */
const renderer = (): UserConfig => ({
  ...application('renderer', '/_portal/'),
  root: 'src/portal',
  plugins: [namedViews(pathTo('src/portal/renderer/drawn-views.ts')), productionRouter(), react()],
  // React's files for production, whatever the process says of itself.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  // The pages' own needs a DOM.
  resolve: {
    alias: [
      { find: /^.*\/make-sanitizer\.ts$/u, replacement: pathTo('src/portal/renderer/make-sanitizer.ts') },
    ],
  },
  build: {
    ssr: pathTo('src/portal/renderer/main.ts'),
    outDir: '../../dist/renderer',
    emptyOutDir: true,
    target: 'node20',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
});

/** The operators' console. */
function operator(): UserConfig {
  const base = application('operator', '/operator/');
  return {
    ...base,
    plugins: [productionRouter(), react(), preloadChunk('start-console'), precompress],
    build: { ...base.build, chunkSizeWarningLimit: 1200 },
  };
}

/** The games of the sandbox vendors: one page, a view a game, fetched when it is played. */
const sandboxGames = (): UserConfig => ({
  ...application('sandbox-games', '/sandbox/vendors/files/', 'src/sandbox/games'),
  plugins: [react(), precompress],
});

/** The server process, its threads and the command line; dependencies stay in node_modules. */
const server = (): UserConfig => ({
  plugins: [buildId, sandboxApart],
  // The checker of patterns is a megabyte of code that a start mostly does not need: Node loads it when a pattern is judged.
  resolve: { alias: { 'recheck/lib/browser.js': pathTo('src/engine/node/recheck-when-asked.ts') } },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        cli: 'src/cli/main.ts',
        'engine-thread': 'src/server/documents/engine/tasks.ts',
        'pictures-thread': 'src/server/images/tasks.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});

/** What the server loads while SANDBOX is on. */
const sandbox = (): UserConfig => ({
  build: {
    ssr: true,
    outDir: 'dist/sandbox',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { input: { sandbox: 'src/sandbox/sandbox.ts' }, output: { entryFileNames: '[name].js' } },
  },
});

const parts: Record<string, () => UserConfig> = {
  portal,
  renderer,
  operator,
  'sandbox-games': sandboxGames,
  server,
  sandbox,
};

/** The mode names what is built or served: `vite build --mode portal`. Storybook takes it without one and adds what it needs. */
export default defineConfig(({ mode }) => parts[mode]?.() ?? {});
