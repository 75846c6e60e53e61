import { build } from 'esbuild';
import type { Plugin } from 'vite';

/** Writes a small script into the head of the page; the server allows it by its hash, as all that stand there. */
export const inlineScript = (source: string): Plugin => ({
  name: 'livery:inline-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler() {
      const { outputFiles } = await build({
        entryPoints: [source],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        write: false,
      });
      return [{ tag: 'script', children: (outputFiles[0]?.text ?? '').trim(), injectTo: 'head' }];
    },
  },
});
