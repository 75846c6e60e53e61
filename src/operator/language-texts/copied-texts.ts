import { isJsonObject, own, type Json, type JsonObject } from '#engine/json/json.ts';
import { documentKey, splitKey, type DocumentKey } from '#engine/packs.ts';
import type { Layer } from '../documents/layer.ts';

/** A document of texts as a pack has it. */
type LayeredTexts = { parent: JsonObject | null; layer: Layer };

const entriesOf = (document: Layer, collection: 'texts' | 'madeFrom'): Readonly<Record<string, Json>> => {
  const found = document && own(document, collection);
  return isJsonObject(found) ? found : {};
};

/** Words of a pack for a key: its own or, without any, those of its parent. */
const wordsIn = ({ parent, layer }: LayeredTexts, key: string): Json | undefined =>
  own(entriesOf(layer, 'texts'), key) ?? own(entriesOf(parent, 'texts'), key);

/**
 * Keys by document of texts that a pack's own layer has in the words of its parent: taken away, players read the same, and read what the
 * parent says from then on. A translation that was found right for a source of the pack's own is none of them.
 */
export function copiedTexts(
  drafts: Readonly<Record<DocumentKey, LayeredTexts>>,
  source: string,
): Record<DocumentKey, string[]> {
  const sourceTexts = own(drafts, documentKey('texts', source));
  const isOwnSource = (key: string): boolean =>
    sourceTexts !== undefined &&
    wordsIn(sourceTexts, key) !== own(entriesOf(sourceTexts.parent, 'texts'), key);
  const copies: Record<DocumentKey, string[]> = {};
  for (const [name, { parent, layer }] of Object.entries(drafts)) {
    if (splitKey(name).kind !== 'texts' || parent === null || layer === null) continue;
    const below = entriesOf(parent, 'texts');
    const marks = entriesOf(layer, 'madeFrom');
    const keys = Object.entries(entriesOf(layer, 'texts')).flatMap(([key, words]) =>
      typeof words === 'string' &&
      words === own(below, key) &&
      !(Object.hasOwn(marks, key) && isOwnSource(key))
        ? [key]
        : [],
    );
    if (keys.length > 0) copies[name] = keys;
  }
  return copies;
}
