import { actionNames, blockNames, sourceNames } from '#contract/generated/names.ts';
import { formSourceNames } from '#contract/generated/form-sources.ts';
import { factCatalogue } from '../conditions/fact-catalogue.ts';
import { isJsonObject, own } from '../json/json.ts';
import type { DocumentKey } from '../packs.ts';
import { isFontPath } from '../theme/brand-fonts.ts';
import { joinPointer } from '../json/pointer.ts';
import type { ProblemCode } from '../problems.ts';
import { schemas, type NamedBrand, type NamedDocument } from './brand.ts';
import { shownLanguages, textKeys } from './text-keys.ts';
import { namedEntries } from './named-entries.ts';

/** Names that the value of an `x-ref` may refer to. */
export type ReferenceKind = {
  code: ProblemCode;
  /** Noun for the message: `no menu is called "mian"`. */
  noun: string;
  /** Dependency of the names: the engine alone, the brand, or the referring document. */
  scope: 'engine' | 'brand' | 'document';
  names: (brand: NamedBrand, document: NamedDocument) => Iterable<string>;
  /** Names besides those listed. */
  accepts?: (name: string) => boolean;
  /** The part of the value that is a name. */
  read?: (value: string) => string;
  /** Object whose entries are the names: in the document `key`, or in the referring one. */
  of?: { key?: DocumentKey; property: string };
  /** Fix for a value that is not meant as a name. */
  fix?: (name: string) => string;
};

const entries = (document: NamedDocument | undefined, property: string): string[] => {
  const value = document && own(document.content, property);
  return isJsonObject(value) ? Object.keys(value) : [];
};

/** Names that are the entries of an object of the brand. */
const entriesOf = (key: DocumentKey, property: string): Pick<ReferenceKind, 'names' | 'of'> => ({
  names: (brand) => entries(brand.document(key), property),
  of: { key, property },
});

const ids = (documents: readonly NamedDocument[]): string[] => documents.map(({ id }) => id);

const screens = (brand: NamedBrand, presentation: string): NamedDocument[] =>
  brand.ofKind('screen').filter(({ content }) => content['presentation'] === presentation);

/** Screens that have addresses: pages and panels. */
export const addressable = (brand: NamedBrand): NamedDocument[] => [
  ...screens(brand, 'page'),
  ...screens(brand, 'panel'),
];

/** Addresses of a page or panel with their pointers: its path first, then its aliases. */
export function addresses({ content }: NamedDocument): { path: string; pointer: string }[] {
  const { path, aliases } = content;
  return [
    ...(typeof path === 'string' ? [{ path, pointer: '/path' }] : []),
    ...(Array.isArray(aliases) ? aliases : []).flatMap((alias: unknown, index) =>
      typeof alias === 'string' ? [{ path: alias, pointer: joinPointer('/aliases', index) }] : [],
    ),
  ];
}

/** Prefix of the ids of frames: frame `x` is the screen `frame-x`. */
export const framePrefix = 'frame-';

/** Badges show counts, so they accept numeric facts only. */
const numericFacts = (): string[] =>
  Object.entries(factCatalogue(schemas))
    .filter(([, fact]) => fact.type === 'integer')
    .map(([name]) => name);

const timeZones = new Map<string, boolean>();

/** `Intl.supportedValuesOf` lists one spelling of several only, such as Asia/Saigon for Asia/Ho_Chi_Minh. */
function isTimeZone(name: string): boolean {
  const known = timeZones.get(name) ?? formatsIn(name);
  timeZones.set(name, known);
  return known;
}

function formatsIn(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Kinds of reference that the schemas of documents make, each by a collection whose entries are named. */
const entryKinds: Readonly<Record<string, ReferenceKind>> = Object.fromEntries(
  namedEntries.map(({ document, property, kind, noun }) => [
    kind,
    { code: 'UNKNOWN_ENTRY', noun, scope: 'brand', ...entriesOf(`${document}/main`, property) },
  ]),
);

/** The registry of `x-ref`: what each kind of reference may name. */
export const referenceKinds: Readonly<Record<string, ReferenceKind>> = {
  ...entryKinds,
  text: { code: 'UNKNOWN_TEXT', noun: 'text', scope: 'brand', names: textKeys },
  image: {
    code: 'UNKNOWN_IMAGE',
    noun: 'image',
    scope: 'brand',
    names: ({ assets }) => [...assets].filter((path) => !isFontPath(path)),
  },
  font: {
    code: 'UNKNOWN_FONT',
    noun: 'font',
    scope: 'brand',
    names: ({ assets }) => [...assets].filter(isFontPath),
  },
  menu: { code: 'UNKNOWN_MENU', noun: 'menu', scope: 'brand', names: (brand) => ids(brand.ofKind('menu')) },
  form: { code: 'UNKNOWN_FORM', noun: 'form', scope: 'brand', names: (brand) => ids(brand.ofKind('form')) },
  rules: {
    code: 'UNKNOWN_RULES',
    noun: 'rules document',
    scope: 'brand',
    names: (brand) => ids(brand.ofKind('rules')),
  },
  modal: {
    code: 'UNKNOWN_MODAL',
    noun: 'modal',
    scope: 'brand',
    names: (brand) => ids(screens(brand, 'modal')),
  },
  panel: {
    code: 'UNKNOWN_PANEL',
    noun: 'panel',
    scope: 'brand',
    names: (brand) => ids(screens(brand, 'panel')),
  },
  frame: {
    code: 'UNKNOWN_FRAME',
    noun: `screen ${framePrefix}… for the frame`,
    scope: 'brand',
    names: (brand) =>
      ids(screens(brand, 'frame'))
        .filter((id) => id.startsWith(framePrefix))
        .map((id) => id.slice(framePrefix.length)),
  },
  page: {
    code: 'UNKNOWN_PAGE',
    noun: 'page',
    scope: 'brand',
    names: (brand) => addressable(brand).flatMap((screen) => addresses(screen).map(({ path }) => path)),
    read: (value) => value.replace(/[?#].*$/, ''),
  },
  pageScreen: {
    code: 'UNKNOWN_PAGE',
    noun: 'page',
    scope: 'brand',
    names: (brand) => ids(screens(brand, 'page')),
  },
  pattern: {
    code: 'UNKNOWN_PATTERN',
    noun: 'pattern',
    scope: 'brand',
    ...entriesOf('patterns/main', 'patterns'),
  },
  source: { code: 'UNKNOWN_SOURCE', noun: 'source', scope: 'engine', names: () => sourceNames },
  formSource: {
    code: 'UNKNOWN_SOURCE',
    noun: 'form source',
    scope: 'engine',
    names: () => formSourceNames,
  },
  action: { code: 'UNKNOWN_ACTION', noun: 'action', scope: 'engine', names: () => actionNames },
  block: { code: 'UNKNOWN_BLOCK', noun: 'block', scope: 'engine', names: () => blockNames },
  fact: { code: 'UNKNOWN_FACT', noun: 'numeric fact', scope: 'engine', names: numericFacts },
  field: {
    code: 'UNKNOWN_FIELD',
    noun: 'field of this form',
    scope: 'document',
    names: (_brand, form) => entries(form, 'fields'),
    of: { property: 'fields' },
  },
  mode: {
    code: 'UNKNOWN_MODE',
    noun: 'mode of this form',
    scope: 'document',
    names: (_brand, form) => entries(form, 'modes'),
    of: { property: 'modes' },
  },
  group: {
    code: 'UNKNOWN_GROUP',
    noun: 'group of this form',
    scope: 'document',
    names: (_brand, form) => entries(form, 'groups'),
    of: { property: 'groups' },
  },
  // An unknown pack ends the check before references are checked.
  pack: { code: 'UNKNOWN_PACK', noun: 'pack', scope: 'brand', names: (brand) => brand.layers },
  brandLanguage: {
    code: 'UNKNOWN_LANGUAGE',
    noun: 'language of the brand',
    scope: 'brand',
    names: shownLanguages,
  },
  language: {
    code: 'UNKNOWN_LANGUAGE',
    noun: 'texts document',
    scope: 'brand',
    names: (brand) => ids(brand.ofKind('texts')),
    fix: (name) => `Run "livery texts add ${name} --from en", or name a language that has texts.`,
  },
  describedLanguage: {
    code: 'UNDESCRIBED_LANGUAGE',
    noun: 'entry of languages/main',
    scope: 'brand',
    ...entriesOf('languages/main', 'languages'),
  },
  timeZone: {
    code: 'UNKNOWN_TIME_ZONE',
    noun: 'time zone',
    scope: 'engine',
    names: () => Intl.supportedValuesOf('timeZone'),
    accepts: isTimeZone,
  },
  currency: {
    code: 'UNKNOWN_CURRENCY',
    noun: 'currency',
    scope: 'engine',
    names: () => Intl.supportedValuesOf('currency'),
  },
};
