import { isJsonObject, own } from '#engine/json/json.ts';
import { sameJson } from '#engine/overlay/merge-diff.ts';
import { documentKey } from '#engine/packs.ts';
import { affectedScreens } from '#engine/references/affected-screens.ts';
import { schemas } from '#engine/validate/brand.ts';
import type { Comparison } from '../changes/change.ts';
import { drawingOf } from '../miniature/drawing.ts';
import { miniatureTheme, type MiniatureTheme } from '../miniature/miniature-theme.ts';
import { blocksOf } from '../screens/sections.ts';

const drawn = ({ documents, style }: MiniatureTheme, screen: string): unknown => {
  const body = own(documents, documentKey('screen', screen))?.['body'];
  const blocks = isJsonObject(body) ? blocksOf(body) : [];
  return { style, blocks: blocks.map(({ block }) => drawingOf(documents, block)) };
};

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
