import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Writes beside the server what names its code: the digest of what was built and of the dependencies it runs with. */
const buildId: Plugin = {
  name: 'livery:build-id',
  generateBundle(_, bundle) {
    const digest = createHash('sha256').update(readFileSync('package-lock.json'));
    for (const name of Object.keys(bundle).sort()) {
      const output = bundle[name];
      if (output?.type === 'chunk') digest.update(`${name}\0${output.code}\0`);
    }
    this.emitFile({ type: 'asset', fileName: 'build-id', source: digest.digest('hex') });
  },
};

/** The server process and the command line; dependencies stay in node_modules. */
export default defineConfig({
  plugins: [buildId],
  // The checker of patterns is a megabyte of code that a start mostly does not need: Node loads it when a pattern is judged.
  resolve: {
    alias: {
      'recheck/lib/browser.js': fileURLToPath(
        new URL('src/engine/node/recheck-when-asked.ts', import.meta.url),
      ),
    },
  },
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
        'engine-thread': 'src/server/config/engine/tasks.ts',
        'pictures-thread': 'src/server/gateway/images/tasks.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
