import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { documentKey } from '#engine/packs.ts';
import { affectedScreens } from '#engine/references/affected-screens.ts';
import { schemas } from '#engine/validate/brand.ts';
import type { Comparison } from '../changes/change.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { drawingOf } from '../miniature/drawing.ts';
import { miniatureTheme, type MiniatureTheme } from '../miniature/miniature-theme.ts';
import { blocksOf } from '../screens/sections.ts';

/** Blocks of a screen's own body; undefined where the documents have no such screen. */
export function blocksToDraw(documents: PackDocuments, screen: string): JsonObject[] | undefined {
  const body = own(documents, documentKey('screen', screen))?.['body'];
  return isJsonObject(body) ? blocksOf(body).map(({ block }) => block) : undefined;
}

const drawn = ({ documents, style }: MiniatureTheme, screen: string): unknown => ({
  style,
  blocks: (blocksToDraw(documents, screen) ?? []).map((block) => drawingOf(documents, block)),
});

/** Screens to draw for a comparison: changed themselves, or drawn in another way. A rule of a form, say, shows in no drawing. */
export function drawnScreens({ before, after }: Comparison): string[] {
  const [was, now] = [miniatureTheme(before), miniatureTheme(after)];
  return affectedScreens(schemas, before, after)
    .filter(
      ({ screen, because }) =>
        because.includes(documentKey('screen', screen)) || !sameJson(drawn(was, screen), drawn(now, screen)),
    )
    .map(({ screen }) => screen);
}
