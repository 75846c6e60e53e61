import type { BrandDocument } from '#contract/generated/documents.ts';
import { parentPack, type DocumentKey, type PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import { textsMissing } from './texts-missing.ts';
import { isShown } from './is-shown.ts';

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
export const summaries = (set: PackSet): PackSummary[] =>
  Object.keys(set).map((pack) => {
    const resolved = resolveBrand(set, pack);
    const brand = resolved.documents['brand/main'];
    return {
      pack,
      parent: parentPack(set[pack]) ?? null,
      name: nameOf(resolved),
      brand: brand?.kind === 'brand' ? brand : undefined,
      shown: isShown(resolved),
      languages: languagesOf(resolved),
    };
  });

function languagesOf({ documents }: ResolvedBrand): PackLanguage[] {
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

function nameOf({ pack, documents }: ResolvedBrand): string {
  const brand = documents['brand/main'];
  if (brand?.kind !== 'brand' || brand.name === undefined) return pack;
  for (const language of ['en', brand.defaultLanguage, ...(brand.languages ?? [])]) {
    const texts = documents[`texts/${language}`];
    const name = texts?.kind === 'texts' ? texts.texts[brand.name] : undefined;
    if (name !== undefined) return name;
  }
  return pack;
}
