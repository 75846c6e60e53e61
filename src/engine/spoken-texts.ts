import { isJsonObject, own, type Json } from './json/json.ts';
import { packLayers, parseJson, splitKey, withDependents, type DocumentKey, type PackSet } from './packs.ts';

/** A property of the topmost layers that set it; entries of objects are laid over each other. */
function laidOver(set: PackSet, pack: string, key: DocumentKey, property: string): Json | undefined {
  let found: Json | undefined;
  for (const layer of packLayers(set, pack).layers) {
    const document = parseJson(set[layer]?.documents[key] ?? '');
    const value = isJsonObject(document) ? own(document, property) : undefined;
    if (value === undefined) continue;
    found = isJsonObject(found) && isJsonObject(value) ? { ...found, ...value } : value;
  }
  return found;
}

/** Languages that a pack offers and those that lend them words; undefined when it names none. */
function spokenBy(set: PackSet, pack: string): string[] | undefined {
  const offered = laidOver(set, pack, 'brand/main', 'languages');
  const codes = Array.isArray(offered) ? offered.filter((code) => typeof code === 'string') : [];
  if (codes.length === 0) return undefined;
  const described = laidOver(set, pack, 'languages/main', 'languages');
  return codes.flatMap((code) => [code, 'en', ...lendersOf(described, code)]);
}

/** Languages that lend words to another one; the document may not be valid yet. */
function lendersOf(described: Json | undefined, code: string): string[] {
  const entry = isJsonObject(described) ? own(described, code) : undefined;
  const fallback = isJsonObject(entry) ? own(entry, 'fallback') : undefined;
  return Array.isArray(fallback) ? fallback.filter((one) => typeof one === 'string') : [];
}

/** A pack that is only extended, never shown. */
export function isAbstract(set: PackSet, pack: string): boolean {
  const brand = parseJson(set[pack]?.documents['brand/main'] ?? '');
  return isJsonObject(brand) && own(brand, 'abstract') === true;
}

/** The set without the texts that abstract packs hold in other languages than these. A pack that none extends keeps all its texts. */
function withTextsIn(set: PackSet, spoken: ReadonlySet<string>): PackSet {
  return Object.fromEntries(
    Object.entries(set).map(([name, pack]) => {
      if (!isAbstract(set, name) || withDependents(set, [name]).length < 2) return [name, pack];
      const kept = Object.entries(pack.documents).filter(([key]) => {
        const { kind, id } = splitKey(key);
        return kind !== 'texts' || spoken.has(id);
      });
      return [name, { ...pack, documents: Object.fromEntries(kept) }];
    }),
  );
}

/**
 * The set without the texts that abstract packs hold in languages which none of the given packs offers: they cost nothing until one does.
 */
export function withSpokenTexts(set: PackSet, packs: readonly string[]): PackSet {
  const spoken = new Set<string>();
  for (const pack of packs) {
    const languages = spokenBy(set, pack);
    if (!languages && !isAbstract(set, pack)) return set;
    for (const language of languages ?? []) spoken.add(language);
  }
  return withTextsIn(set, spoken);
}

/**
 * What checking these packs and all over them reads of a set: with an abstract one among them all of it, since what that one holds for others
 * to offer is checked with it; else without the texts that none of them offers.
 */
export function withCheckedTexts(set: PackSet, packs: readonly string[]): PackSet {
  const chosen = withDependents(set, packs);
  return chosen.some((pack) => isAbstract(set, pack)) ? set : withSpokenTexts(set, chosen);
}

/** Sets without the texts of languages that a brand offers in none of them; as they are for a pack that is extended only. */
export function withTextsOf(pack: string, sets: readonly PackSet[]): PackSet[] {
  const languages = sets.map((set) => (isAbstract(set, pack) ? undefined : spokenBy(set, pack)));
  const spoken = new Set(languages.flatMap((found) => found ?? []));
  return sets.map((set) => (languages.includes(undefined) ? set : withTextsIn(set, spoken)));
}
