import type { Plugin } from 'vite';
import { bundledScript } from './bundled-script.ts';

/** Builds the service worker beside the application, into one file that imports nothing. */
export const serviceWorker = (source: string): Plugin => ({
  name: 'livery:service-worker',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: await bundledScript(source) });
  },
});
