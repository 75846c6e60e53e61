import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Builds the service worker beside the application, into one file that imports nothing. */
export const serviceWorker = (source: string): Plugin => ({
  name: 'livery:service-worker',
  apply: 'build',
  async generateBundle() {
    const { outputFiles } = await build({
      entryPoints: [source],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      write: false,
    });
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]?.text ?? '' });
  },
});
