import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** Modules of the engine that a player's page loads, with the bytes each may weigh with all it imports, minified. */
const light: Record<string, number> = {
  'bundle/bundle-format.ts': 200,
  'json/canonical-json.ts': 800,
  'conditions/conditions.ts': 8000,
  'bundle/hash.ts': 500,
  'patterns/patterns.ts': 600,
  'json/pointer.ts': 1000,
  'theme/theme-css.ts': 6000,
};

const heavy =
  /generated\/(?:validators|call-validators|call-answers|schema-index)|jsonc-parser|recheck|[/\\]validate[/\\]/;

describe('what a player loads of the engine', () => {
  it.each(Object.entries(light))('%s brings no validation and at most %i bytes', async (module, most) => {
    const { metafile, outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, module)],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
    });
    expect(Object.keys(metafile.inputs).filter((input) => heavy.test(input))).toEqual([]);
    expect(outputFiles[0]?.contents.byteLength).toBeLessThan(most);
  });
});
