import { schemaIndex } from '#contract/generated/schema-index.ts';
import { documentKey, type DocumentKey } from '#engine/packs.ts';
import { joinPointer, pointerSteps } from '#engine/json/pointer.ts';
import { readPinnedPath } from '#engine/pictures/uploaded-pictures.ts';
import { findUses } from '#engine/references/uses.ts';
import { documentSteps } from '../documents/block-path.ts';
import type { PackDocuments } from '../documents/reader.ts';
import { splitPagePath } from './text-on-page.ts';

/** Path of a pack's picture by the address from which a page loads it; undefined for any other picture. */
export function picturePathOf(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://page.invalid');
  const [, rest] = /^\/assets\/[^/]+\/(.+)$/u.exec(pathname) ?? [];
  if (rest === undefined) return undefined;
  const path = decodeURIComponent(rest);
  return readPinnedPath(path)?.path ?? path;
}

/** The one place that shows a picture in a block, or the only one at all; undefined where several could be meant. */
export function placeOfPicture(
  documents: PackDocuments,
  picture: string,
  path: string | undefined,
): { key: DocumentKey; steps: string[] } | undefined {
  const uses = findUses(schemaIndex, documents).of({ kind: 'image', name: picture });
  const { screen, block } = splitPagePath(path ?? '');
  const inside = uses.filter(
    ({ key, pointer }) =>
      path !== undefined &&
      key === documentKey('screen', screen) &&
      pointer.startsWith(`${joinPointer('', ...documentSteps(block), 'props')}/`),
  );
  const meant = inside.length > 0 ? inside : uses;
  const [use] = meant;
  return use && meant.length === 1 ? { key: use.key, steps: pointerSteps(use.pointer) } : undefined;
}
