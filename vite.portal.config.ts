import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { productionRouter } from './scripts/production-router.ts';

type ModuleFacts = { importers: readonly string[]; isEntry: boolean };

/**
 * What the entry imports stands in one file, also where a part that is fetched later shares it: by then it is there. Left
 * to itself the bundler makes a file of each such piece, some thirty small ones on the home page.
 */
function nameOfFirstLoad(
  id: string,
  chunking: { getModuleInfo: (id: string) => ModuleFacts | null },
): string | null {
  const seen = new Set<string>();
  const isFirst = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const facts = chunking.getModuleInfo(module);
    return facts !== null && (facts.isEntry || facts.importers.some(isFirst));
  };
  return isFirst(id) ? 'first' : null;
}

/**
 * What the fields of a registration need beyond the first load: one file, so that a form does not wait for eight, and the
 * list of files that every page carries stays short.
 */
const ofRegistration =
  /ui.form.(?:lazy|widgets.lazy).(?!Amount|amount|Bank|bank|Upload|upload|take-files|Confirm|Error|Failure|FormSuccess|later|dialogs|success|summary|shown-value)/;

/** What pages of games share beyond the first load. */
const ofGames = /portal.games|ui.base.when-idle|tanstack.(?:react-virtual|virtual-core)/;

const bringFiles = fileURLToPath(new URL('src/ui/blocks/bring-files.ts', import.meta.url));

/** Chunks that hold style sheets only: Vite emits none of them as script, but asks for their dependencies by that name. */
const sheetsOnly = new Set<string>();

/** Has every import() bring its files first, in place of the bundler's own helper, which only says to the browser which they are. */
const filesFirst: Plugin = {
  name: 'livery:files-first',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { bringFiles as __vitePreload } from ${JSON.stringify(bringFiles)};`
      : undefined,
  generateBundle: {
    order: 'pre',
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk' && output.moduleIds.every((id) => id.endsWith('.css')))
          sheetsOnly.add(output.fileName);
      }
    },
  },
};

/** The players' application; the server writes the HTML from dist/portal/index.html. */
export default defineConfig({
  root: 'src/portal',
  base: '/_portal/',
  plugins: [filesFirst, productionRouter(), react()],
  // Each application has a cache of its own, so that developing and testing do not throw out each other's.
  cacheDir: '../../.cache/vite-portal',
  optimizeDeps: { include: ['dompurify', 'jose'] },
  build: {
    outDir: '../../dist/portal',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Pictures and fonts stay files: data: URLs are not allowed by the policy for fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        [...new Set([file, ...needed])].filter((name) => !sheetsOnly.has(name)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: nameOfFirstLoad, debugName: 'first', priority: 2 },
            { name: 'fields', test: ofRegistration, priority: 1 },
            { name: 'games', test: ofGames, priority: 1 },
          ],
        },
      },
    },
  },
});
