import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { PackSet } from '#engine/packs.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Document of the story</title>
    <link rel="stylesheet" href="main.css" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="main.js"></script>
  </body>
</html>
`;

/** Builds the page of the panel “Document” into a folder, with the packs it edits: a page of its own, for it brings its own React. */
export async function buildDocumentPanel(out: string, packs: PackSet): Promise<void> {
  const from = '.storybook/document-panel/page';
  await build({
    entryPoints: [`${from}/main.tsx`, `${from}/check-worker.ts`],
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    mainFields: ['browser', 'module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    logLevel: 'error',
  });
  writeFileSync(join(out, 'packs.json'), JSON.stringify(packs));
  writeFileSync(join(out, 'index.html'), page);
}
