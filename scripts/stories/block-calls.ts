import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { CallId } from '#contract/generated/calls.ts';
import type { SourceName } from '#contract/generated/names.ts';
import { schemaIndex } from '#contract/generated/schema-index.ts';
import { sourceCalls } from '#contract/generated/sources.ts';

const reads = /\buse(Source|Call)\(\s*'(\w+)'/gu;
/** Calls of the pages around a block, made for every block. */
const ofThePage: readonly string[] = ['systemStatus'];

/** Place of a block below src/portal, which is that of its schema below schemas/: `blocks/games/gameLane`. */
const placeOf = (type: string): string => {
  const { $id } = schemaIndex.blocks[type] ?? {};
  return new URL(String($id)).pathname.slice('/schemas/'.length, -'.schema.json'.length);
};

/** The reading calls that each type of block is drawn from, as its code and what that imports ask for them. */
export async function callsOfBlocks(types: readonly string[]): Promise<Record<string, CallId[]>> {
  const found: Record<string, CallId[]> = {};
  for (const type of types) {
    const { metafile } = await build({
      entryPoints: [`src/portal/${placeOf(type)}/index.tsx`],
      bundle: true,
      write: false,
      metafile: true,
      splitting: true,
      format: 'esm',
      outdir: 'out',
      packages: 'external',
      jsx: 'automatic',
      loader: { '.css': 'empty', '.svg': 'empty' },
      logLevel: 'error',
    });
    const asked = Object.keys(metafile.inputs).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(reads)].map(([, kind, name = '']) =>
        kind === 'Source' ? sourceCalls[name as SourceName].call : (name as CallId),
      ),
    );
    found[type] = [...new Set(asked)].filter((call) => !ofThePage.includes(call)).sort();
  }
  return found;
}
