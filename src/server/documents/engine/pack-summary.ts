import type { BrandDocument } from '#contract/generated/documents.ts';
import type { PackSet } from '#engine/packs.ts';
import { resolveBrand, type ResolvedBrand } from '#engine/resolve.ts';
import { isShown } from './is-shown.ts';

/** Entry of a list of packs. */
export type PackSummary = {
  pack: string;
  /** In the first language it has a name in. */
  name: string;
  brand: BrandDocument | undefined;
  shown: boolean;
  /** Languages that it has texts in. */
  languages: { language: string; name: string }[];
};

export const summaries = ({ set, packs }: { set: PackSet; packs: readonly string[] }): PackSummary[] =>
  packs.map((pack) => {
    const resolved = resolveBrand(set, pack);
    const brand = resolved.documents['brand/main'];
    return {
      pack,
      name: nameOf(resolved),
      brand: brand?.kind === 'brand' ? brand : undefined,
      shown: isShown(resolved),
      languages: Object.values(resolved.documents).flatMap((document) =>
        document.kind === 'texts' ? [{ language: document.id, name: document.name ?? document.id }] : [],
      ),
    };
  });

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
