import { useMemo } from 'react';
import { isJsonObject, own, type JsonObject } from '#engine/json/json.ts';
import { packLayers, type PackSet } from '#engine/packs.ts';
import { createReferenceNames } from '#engine/references/reference-names.ts';

/** Names that the values of a document may have, and the English words of texts, by the edited documents of a brand. */
export function useNames(
  packs: PackSet,
  brand: string,
  documents: Readonly<Record<string, JsonObject>>,
  key: string,
) {
  return useMemo(() => {
    const assets =
      brand === '' ? [] : packLayers(packs, brand).layers.flatMap((layer) => packs[layer]?.assets ?? []);
    const namesOf = createReferenceNames(documents, { assets });
    const texts = documents['texts/en']?.['texts'];
    return {
      namesOf: (mark: string) => namesOf(mark, key),
      wordsOf: (text: string) => {
        const words = isJsonObject(texts) ? own(texts, text) : undefined;
        return typeof words === 'string' ? words : undefined;
      },
    };
  }, [packs, brand, documents, key]);
}
