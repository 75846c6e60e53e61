import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { readPacks } from '#engine/node/read-packs.ts';
import { documentsOfKind, resolveBrand } from '#engine/resolve.ts';
import { themeCss } from '#engine/theme/theme-css.ts';
import { portal } from '../../../vite.config.ts';

/** The brand whose colours, sizes and fonts our form wears while it is timed. */
const brand = 'aurora';

/**
 * Builds a contender's page into `<out>/<id>` with the settings of the players' application; `readable` keeps the names of
 * functions for a profile.
 */
export async function buildPage(id: string, out: string, readable = false): Promise<void> {
  const outDir = join(out, id);
  await build(
    mergeConfig(portal(), {
      configFile: false,
      root: join(import.meta.dirname, '../pages', id),
      base: './',
      cacheDir: join(out, 'vite', id),
      logLevel: 'error',
      mode: 'production',
      build: { outDir, emptyOutDir: true, minify: !readable, chunkSizeWarningLimit: 4000 },
    }),
  );
  const theme = documentsOfKind(resolveBrand(await readPacks('configs'), brand), 'theme').main;
  if (!theme) throw new Error(`The pack "${brand}" has no theme/main. Name another brand here.`);
  await writeFile(join(outDir, 'theme.css'), themeCss(theme));
}
