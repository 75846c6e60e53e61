import type { BrandDocument } from '#contract/generated/documents.ts';
import { isJsonObject, type Json, type JsonObject } from '#engine/json/json.ts';
import { mergePatch } from '#engine/overlay/overlay.ts';
import { packLayers, parentPack, parseJson, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import { textsMissing } from './texts-missing.ts';
import { isShown, withOnly } from './is-shown.ts';

/** A language of a pack: whether players may choose it, and how many texts of the pack it lacks. */
type PackLanguage = { language: string; name: string; offered: boolean; missing: number };

/** Entry of a list of packs. */
export type PackSummary = {
  pack: string;
  /** The pack that it extends. */
  parent: string | null;
  /** In the first language it has a name in. */
  name: string;
  brand: BrandDocument | undefined;
  shown: boolean;
  /** Languages that it has texts in, those that it offers first. */
  languages: PackLanguage[];
};

/** Documents that summaries are made of. */
export const isSummed = (key: DocumentKey): boolean =>
  key === 'brand/main' || key === 'languages/main' || key.startsWith('texts/');

/** Summaries of all packs of a set, which needs no other documents than `isSummed` names. */
export function summaries(set: PackSet): PackSummary[] {
  const textsIn = textsReader(set);
  const others = withOnly(set, (key) => !isTexts(key));
  return Object.keys(set).map((pack) => {
    const { documents } = resolveBrand(others, pack);
    const resolved = { pack, documents: { ...documents, ...textsIn(pack) } };
    const brand = documents['brand/main'];
    return {
      pack,
      parent: parentPack(set[pack]) ?? null,
      name: nameOf(resolved),
      brand: brand?.kind === 'brand' ? brand : undefined,
      shown: isShown(resolved),
      languages: languagesOf(resolved),
    };
  });
}

type Resolved = Pick<ResolvedBrand, 'pack' | 'documents'>;

const isTexts = (key: DocumentKey): boolean => key.startsWith('texts/');

const objectIn = (text: string): JsonObject => {
  const value = parseJson(text);
  return isJsonObject(value) ? value : {};
};

/**
 * The texts of a pack, laid over those of the packs it extends. They are most of what summaries read, and most of them are a parent's: each
 * is read once for all packs, and what one layer alone says is not copied.
 */
function textsReader(set: PackSet): (pack: string) => ResolvedBrand['documents'] {
  const read = new Map<string, JsonObject>();
  const documentOf = (text: string): JsonObject => {
    const known = read.get(text) ?? objectIn(text);
    read.set(text, known);
    return known;
  };
  return (pack) => {
    const merged: Record<DocumentKey, Json> = {};
    for (const layer of packLayers(set, pack).layers)
      for (const [key, text] of Object.entries(set[layer]?.documents ?? {}))
        if (isTexts(key))
          merged[key] = Object.hasOwn(merged, key)
            ? mergePatch(merged[key], documentOf(text))
            : documentOf(text);
    return merged as unknown as ResolvedBrand['documents'];
  };
}

function languagesOf({ documents }: Resolved): PackLanguage[] {
  const brand = documents['brand/main'];
  const order = (brand?.kind === 'brand' && brand.languages) || [];
  const missing = textsMissing(documents);
  const found = Object.values(documents).flatMap((document) =>
    document.kind === 'texts' ? [{ language: document.id, name: document.name ?? document.id }] : [],
  );
  const place = ({ language }: { language: string }): number =>
    order.includes(language) ? order.indexOf(language) : order.length;
  return found
    .toSorted((one, other) => place(one) - place(other))
    .map((one) => ({
      ...one,
      offered: order.includes(one.language),
      missing: Object.keys(missing(one.language)).length,
    }));
}

function nameOf({ pack, documents }: Resolved): string {
  const brand = documents['brand/main'];
  if (brand?.kind !== 'brand' || brand.name === undefined) return pack;
  for (const language of ['en', brand.defaultLanguage, ...(brand.languages ?? [])]) {
    const texts = documents[`texts/${language}`];
    const name = texts?.kind === 'texts' ? texts.texts[brand.name] : undefined;
    if (name !== undefined) return name;
  }
  return pack;
}
