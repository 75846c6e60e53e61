import { assetAddress } from '../pictures/asset-address.ts';
import type { FlagsDocument, PatternsDocument } from '#contract/generated/documents.ts';
import { engineVersion, type CorePart, type Manifest, type TextsPart } from './bundle-format.ts';
import { flagForPages } from '../flags/flag.ts';
import { whoKnows } from '../flags/known-facts.ts';
import { canonicalJson } from '../json/canonical-json.ts';
import { sha256 } from './hash.ts';
import { fallbackOf } from '../texts/languages.ts';
import { breakerOf } from '../texts/line-breaks.ts';
import type { DocumentOf, Kind } from '../packs.ts';
import type { Product } from '../product.ts';
import { documentsOfKind, type ResolvedBrand } from '../resolve.ts';
import { fontFaces } from '../theme/brand-fonts.ts';
import { themeCss } from '../theme/theme-css.ts';

export type { CorePart, TextsPart } from './bundle-format.ts';

export type Bundle = {
  manifest: Manifest;
  /** SHA-256 of the manifest's canonical JSON. */
  manifestHash: string;
  /** Everything to be stored, the manifest too, by SHA-256 of the body. */
  parts: Record<string, { contentType: string; body: string }>;
};

/** `$schema` is for editors; a page does not need it. */
const stripped = <T>(documents: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(documents).map(([id, document]) => [id, withoutSchema(document)]));

const withoutSchema = <T>(document: T): T =>
  Object.fromEntries(Object.entries(document as object).filter(([name]) => name !== '$schema')) as T;

/** Examples and descriptions of patterns are for operators and tests; they are most of the document. */
const withoutExamples = (document: PatternsDocument): PatternsDocument => ({
  ...document,
  patterns: Object.fromEntries(
    Object.entries(document.patterns).map(([id, { description: _description, ...pattern }]) => [
      id,
      { ...pattern, valid: [], invalid: [] },
    ]),
  ),
});

/** What only the server knows of a player is decided there: a page would have to hold it. */
const isAsked = (fact: string): boolean => whoKnows(fact) !== 'page';

const flagsForPages = (document: FlagsDocument): FlagsDocument => ({
  ...document,
  flags: Object.fromEntries(
    Object.entries(document.flags).flatMap(([id, flag]) =>
      flag === undefined ? [] : [[id, flagForPages(id, flag, isAsked)]],
    ),
  ),
});

/** The core part of a brand, before it is hashed. */
function corePart(resolved: ResolvedBrand, product: Product): CorePart {
  const all = <K extends Kind>(kind: K): Record<string, DocumentOf<K>> =>
    stripped(documentsOfKind(resolved, kind));
  // Who is kept out, and why, is for the server alone.
  const { addresses: _addresses, ...brand } = all('brand')['main'] ?? { kind: 'brand', id: 'main' };
  const { languages } = all('languages')['main'] ?? {};
  // A bundle's texts hold the marks that `lines` asks for, so pages need no words for them.
  const spoken = Object.entries(languages ?? {})
    .filter(([code]) => brand.languages?.includes(code))
    .map(([code, { lines: _lines, ...language }]) => [code, language] as const);
  return {
    brand,
    theme: all('theme')['main'] ?? { kind: 'theme', id: 'main' },
    screens: all('screen'),
    menus: all('menu'),
    forms: all('form'),
    patterns: withoutExamples(all('patterns')['main'] ?? { kind: 'patterns', id: 'main', patterns: {} }),
    rules: all('rules'),
    flags: flagsForPages(all('flags')['main'] ?? { kind: 'flags', id: 'main', flags: {} }),
    constants: all('constants')['main'] ?? { kind: 'constants', id: 'main', constants: {} },
    errors: all('errors')['main'] ?? { kind: 'errors', id: 'main', errors: {} },
    ...(languages && { languages: Object.fromEntries(spoken) }),
    ...product.core(resolved),
  };
}

/** The words of one language; a key it lacks is filled from those that lend it words. */
function textsPart(resolved: ResolvedBrand, product: Product, language: string): TextsPart {
  const documents = documentsOfKind(resolved, 'texts');
  const languages = documentsOfKind(resolved, 'languages')['main']?.languages;
  const lenders = fallbackOf(languages)(language);
  const layers = [...lenders.toReversed(), language].map((one) => documents[one]?.texts);
  const texts = Object.assign({}, ...layers) as TextsPart['texts'];
  const breakable = breakerOf(languages, language);
  return {
    language,
    texts: Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) =>
        product.serverText(key) ? [] : [[key, breakable(text)]],
      ),
    ),
  };
}

/** Bundle of a brand's documents, which must be valid. Equal documents give equal hashes, in whatever order they were read. */
export async function makeBundle(product: Product, resolved: ResolvedBrand): Promise<Bundle> {
  const core = corePart(resolved, product);
  const bodies: Record<string, { contentType: string; body: string }> = {
    core: { contentType: 'application/json', body: canonicalJson(core) },
    'theme.css': {
      contentType: 'text/css; charset=utf-8',
      body:
        fontFaces(core.theme.type ?? {}, (path) => assetAddress(resolved.pack, path)) +
        themeCss(core.theme, core.languages),
    },
  };
  for (const language of core.brand.languages ?? []) {
    const body = canonicalJson(textsPart(resolved, product, language));
    bodies[`texts/${language}`] = { contentType: 'application/json', body };
  }

  const manifest: Manifest = { engine: engineVersion, brand: resolved.pack, parts: {} };
  const parts: Bundle['parts'] = {};
  for (const [name, part] of Object.entries(bodies)) {
    const hash = await sha256(part.body);
    manifest.parts[name] = hash;
    parts[hash] = part;
  }
  const body = canonicalJson(manifest);
  const manifestHash = await sha256(body);
  parts[manifestHash] = { contentType: 'application/json', body };
  return { manifest, manifestHash, parts };
}
