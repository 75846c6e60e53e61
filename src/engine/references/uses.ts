import { factsOf } from '../conditions/conditions.ts';
import { isJsonObject, own } from '../json/json.ts';
import { splitKey, type DocumentKey } from '../packs.ts';
import { addresses, framePrefix, referenceKinds } from '../validate/reference-kinds.ts';
import { splitPlural } from '../texts/plural-key.ts';
import { walk, type Schemas, type Visit } from '../validate/walk.ts';
import { namedEntries } from '../validate/named-entries.ts';

/** Something that documents name: a screen, a text, a pattern, a flag, … */
export type Thing = { kind: string; name: string };

/** Place that names a thing. */
export type Use = { key: DocumentKey; pointer: string };

/** Merged documents of a pack by key. */
type Documents = Readonly<Record<DocumentKey, unknown>>;

/** Index of the references in a pack. */
export type Uses = {
  of(thing: Thing): readonly Use[];
  /** Every referenced thing. */
  things(): Thing[];
};

const label = ({ kind, name }: Thing): string => `${kind} ${name}`;

/** Screens by the addresses of their pages. */
function screensByAddress(documents: Documents): Map<string, string> {
  return new Map(
    Object.entries(documents).flatMap(([key, content]) => {
      const { kind, id } = splitKey(key);
      if (kind !== 'screen' || !isJsonObject(content)) return [];
      return addresses({ id, content }).map(({ path }): [string, string] => [path, id]);
    }),
  );
}

/** Maps the facts of a flag, whether it is on and which variant, to that flag. */
const ofFact = (name: string): Thing => {
  const [, flag] = /^(?:flags|variant)\.(.+)$/u.exec(name) ?? [];
  return flag === undefined ? { kind: 'fact', name } : { kind: 'flag', name: flag };
};

/** The thing that an `x-ref` value names. Modals, panels, frames and pages are screens. */
function named(mark: string, value: string, screens: ReadonlyMap<string, string>): Thing | undefined {
  const reference = own(referenceKinds, mark);
  // Names local to a form are not referenced from outside it.
  if (!reference || reference.scope === 'document') return undefined;
  const name = reference.read?.(value) ?? value;
  switch (mark) {
    case 'modal':
    case 'panel':
    case 'pageScreen':
      return { kind: 'screen', name };
    case 'frame':
      return { kind: 'screen', name: framePrefix + name };
    case 'page': {
      const screen = screens.get(name);
      return screen === undefined ? undefined : { kind: 'screen', name: screen };
    }
    case 'brandLanguage':
      return { kind: 'language', name };
    case 'fact':
      return ofFact(name);
    default:
      return { kind: mark, name };
  }
}

function thingsAt({ value, schema }: Visit, screens: ReadonlyMap<string, string>): Thing[] {
  if (schema['x-condition'] === true) return factsOf(value).map(ofFact);
  const mark = schema['x-ref'];
  const thing =
    typeof mark === 'string' && typeof value === 'string' ? named(mark, value, screens) : undefined;
  return thing ? [thing] : [];
}

/**
 * Index of references by the `x-ref` marks of the schemas and by the facts that conditions read. References of a
 * document to itself are left out.
 */
export function findUses(schemas: Schemas, documents: Documents): Uses {
  const screens = screensByAddress(documents);
  const found = new Map<string, { thing: Thing; uses: Use[] }>();
  for (const [key, document] of Object.entries(documents)) {
    const { kind, id } = splitKey(key);
    const schema = own(schemas.documents, kind);
    if (!schema) continue;
    for (const visit of walk(schemas, { node: schema, root: schema }, document)) {
      for (const thing of thingsAt(visit, screens)) {
        if (thing.kind === kind && thing.name === id) continue;
        const entry = found.get(label(thing)) ?? { thing, uses: [] };
        entry.uses.push({ key, pointer: visit.pointer });
        found.set(label(thing), entry);
      }
    }
  }
  const usesOf = (thing: Thing): readonly Use[] => found.get(label(thing))?.uses ?? [];
  return {
    // Documents name a text without its plural form.
    of: (thing) => {
      if (thing.kind !== 'text') return usesOf(thing);
      const { base, form } = splitPlural(thing.name);
      return form === undefined ? usesOf(thing) : [...usesOf(thing), ...usesOf({ kind: 'text', name: base })];
    },
    things: () => [...found.values()].map(({ thing }) => thing),
  };
}

/** Kinds of the entries that other documents name, by `<document>/<collection>`: `patterns/patterns` has patterns. */
const entryThings: Readonly<Record<string, string>> = {
  'texts/texts': 'text',
  'patterns/patterns': 'pattern',
  'flags/flags': 'flag',
  ...Object.fromEntries(
    namedEntries.map(({ document, property, kind }) => [`${document}/${property}`, kind]),
  ),
};

/** Names of the collections whose entries others name. */
export const entryCollections: readonly string[] = [
  ...new Set(Object.keys(entryThings).map((place) => place.slice(place.indexOf('/') + 1))),
];

/** Kinds of documents named as a whole, with the kind of the resulting thing. */
const documentThings: Readonly<Record<string, string>> = {
  screen: 'screen',
  menu: 'menu',
  form: 'form',
  rules: 'rules',
  texts: 'language',
};

/** The thing at a place in a document: the document itself or one of its entries; undefined elsewhere. */
export function thingAt(key: DocumentKey, steps: readonly string[]): Thing | undefined {
  const { kind, id } = splitKey(key);
  const [collection, name, ...deeper] = steps;
  if (collection === undefined) {
    const thing = own(documentThings, kind);
    return thing === undefined ? undefined : { kind: thing, name: id };
  }
  const thing = own(entryThings, `${kind}/${collection}`);
  return thing === undefined || name === undefined || deeper.length > 0 ? undefined : { kind: thing, name };
}
