import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ConfigContext } from '#server/documents/context.ts';
import type { DrawnPageTask } from './draw-task.ts';
import type { FindAsset } from './find-asset.ts';
import type { KeptDrawing } from './kept-pages.ts';
import { pictureSizes, withSizes } from './picture-sizes.ts';
import { nextTurn } from './next-turn.ts';
import { createRenderer } from './renderer.ts';
import { renderPage, type Page } from './render-page.ts';

type DrawPage = (template: string, page: Page, task: DrawnPageTask) => Promise<KeptDrawing>;

/** Draws whole pages with the built renderer; undefined where there is none. */
export async function pageDrawing(
  app: FastifyInstance,
  { context, find, directory }: { context: ConfigContext; find: FindAsset; directory: string },
): Promise<DrawPage | undefined> {
  const renderer = await createRenderer(app, join(directory, '../renderer'));
  if (!renderer) return undefined;
  app.addHook('onClose', () => renderer.close());
  const sizes = pictureSizes(async (pack, path) => (await find(pack, path))?.file);

  return async (template, page, task) => {
    const { bundle, language } = page;
    try {
      const [core, texts] = await Promise.all([bundle.body('core'), bundle.body(`texts/${language}`)]);
      const at = context.clock().getTime();
      const { drawing, isWhole } = await renderer.draw({ ...task, core, texts, at });
      if (!drawing || drawing.html === '') return { page: undefined, isWhole };
      const sized = { ...drawing, html: await withSizes(drawing.html, sizes) };
      return {
        page: { body: await renderPage(template, page, sized), css: drawing.css },
        isWhole,
        until: nextTurn(drawing.page.answers, at),
      };
    } catch (fault) {
      // Nobody may wait any more who could be told: the documents could not be read.
      app.log.warn(fault);
      return { page: undefined, isWhole: false };
    }
  };
}
