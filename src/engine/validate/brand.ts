import { schemaIndex } from '#contract/generated/schema-index.ts';
import { isJsonObject, own } from '../json/json.ts';
import type { JsonFile, PlacePart } from '../json/json-file.ts';
import { layerAt, type Overlaid } from '../overlay/overlay.ts';
import {
  documentFile,
  isKind,
  parseJson,
  splitKey,
  type DocumentKey,
  type Kind,
  type PackSet,
} from '../packs.ts';
import { valueAt } from '../json/pointer.ts';
import type { Problem, ProblemCode, ProblemCodes } from '../problems.ts';
import { assetPaths } from '../pictures/uploaded-pictures.ts';
import { overlayPack } from '../resolve.ts';
import { walk, type Schemas, type Visit } from './walk.ts';

export const schemas: Schemas = schemaIndex;

/** Result of a check; its place is derived from the pointer. */
export type Finding<Code extends string = ProblemCode> = {
  code: Code;
  pointer: string;
  /** Place of the name in front of the value, instead of the value. */
  part?: PlacePart;
  /** A layer other than the one that set the value. */
  layer?: string | undefined;
  message: string;
  fix: string;
};

/** A merged document of a brand, with every value that its schemas describe. */
export type BrandDocument = Overlaid & {
  key: DocumentKey;
  kind: Kind;
  id: string;
  /** The document as an object; empty when it is something else, which ring 1 reports. */
  content: Readonly<Record<string, unknown>>;
  visits: readonly Visit[];
};

/** Documents from which the names of a brand are read. */
export type NamedDocument = Pick<BrandDocument, 'id' | 'content'>;
export type NamedBrand = {
  layers: readonly string[];
  assets: ReadonlySet<string>;
  document(key: DocumentKey): NamedDocument | undefined;
  ofKind(kind: Kind): readonly NamedDocument[];
};

/** A pack merged over the packs it extends, as the checks see it. */
export type Brand<Code extends string = ProblemCode> = {
  pack: string;
  /** From the lowest pack to this one. */
  layers: readonly string[];
  /** An abstract pack is only extended, never shown: requirements of shown brands do not apply. */
  abstract: boolean;
  documents: readonly BrandDocument[];
  /** Text keys of the lowest pack, in any language. */
  foundationTexts: ReadonlySet<string>;
  /** Paths of images and other assets of every layer. */
  assets: ReadonlySet<string>;
  document(key: DocumentKey): BrandDocument | undefined;
  ofKind(kind: Kind): readonly BrandDocument[];
  /** Time for the analysis of patterns, shared by all that is validated at once. */
  analysis: AnalysisTime;
  /** Current time, for ages. */
  clock: () => Date;
  /** The layer that set a value or, for one that is missing, the topmost layer that has the nearest parent. */
  layerOf(key: DocumentKey, pointer: string): string | undefined;
  report(key: DocumentKey, finding: Finding<Code>): void;
};

/** Milliseconds left for analysing new patterns, and the most that one of them may take. */
export type AnalysisTime = { left: number; readonly pattern: number };

type Files = ReadonlyMap<string /* file */, JsonFile>;

function foundationTexts(set: PackSet, lowest: string | undefined): Set<string> {
  const documents = Object.entries(set[lowest ?? '']?.documents ?? {}).filter(([key]) =>
    key.startsWith('texts/'),
  );
  return new Set(documents.flatMap(([, text]) => Object.keys(valueAt(parseJson(text), '/texts') ?? {})));
}

/** Documents that were walked before, by the object that `overlayPack` keeps while their texts stay the same. */
const walkedBefore = new WeakMap<Readonly<Overlaid>, BrandDocument>();

/** A merged document as the checks see it; undefined for a kind that does not exist. */
function brandDocument(key: DocumentKey, merged: Readonly<Overlaid>): BrandDocument | undefined {
  const before = walkedBefore.get(merged);
  if (before) return before;
  const { kind, id } = splitKey(key);
  const schema = own(schemas.documents, kind);
  if (!schema || !isKind(kind)) return undefined;
  const content = isJsonObject(merged.document) ? merged.document : {};
  const visits = [...walk(schemas, { node: schema, root: schema }, merged.document)];
  const document = { ...merged, key, kind, id, content, visits };
  walkedBefore.set(merged, document);
  return document;
}

/** Makes the brand of a pack whose files can all be read. Problems are added to the list handed in. */
export function openBrand(
  set: PackSet,
  pack: string,
  {
    files,
    problems,
    codes,
    analysis,
    clock,
  }: { files: Files; problems: Problem[]; codes: ProblemCodes; analysis: AnalysisTime; clock: () => Date },
): Brand<string> {
  const { layers, overlaid } = overlayPack(set, pack);
  const documents = [...overlaid].flatMap(([key, merged]) => brandDocument(key, merged) ?? []);
  const byKey = new Map(documents.map((document) => [document.key, document]));
  const layerOf = (key: DocumentKey, pointer: string): string | undefined =>
    layerAt(byKey.get(key)?.provenance ?? {}, pointer);

  return {
    pack,
    layers,
    abstract: byKey.get('brand/main')?.content['abstract'] === true,
    documents,
    analysis,
    clock,
    foundationTexts: foundationTexts(set, layers[0]),
    assets: new Set(layers.flatMap((layer) => assetPaths(set[layer]))),
    document: (key) => byKey.get(key),
    ofKind: (kind) => documents.filter((document) => document.kind === kind),
    layerOf,
    report(key, { code, pointer, part = 'value', layer, message, fix }) {
      const file = documentFile(layer ?? layerOf(key, pointer) ?? pack, key);
      const place = files.get(file)?.locate(pointer, part) ?? { line: 1, column: 1 };
      problems.push({
        code,
        severity: codes[code]?.severity ?? 'error',
        file,
        ...place,
        pointer,
        message,
        fix,
      });
    },
  };
}
