import type { Plugin } from 'vite';
import { bundledScript } from './bundled-script.ts';

/** Writes a small script into the head of the page; the server allows it by its hash, as all that stand there. */
export const inlineScript = (source: string): Plugin => ({
  name: 'livery:inline-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async () => [{ tag: 'script', children: await bundledScript(source), injectTo: 'head' }],
  },
});
