import { actionNames, blockNames, sourceNames } from '#contract/generated/names.js';
import { factCatalogue } from '../fact-catalogue.ts';
import { isJsonObject, own } from '../json.ts';
import { joinPointer } from '../pointer.ts';
import type { ProblemCode } from '../problems.ts';
import { schemas, type Brand, type BrandDocument } from './brand.ts';
import { languagesOf, textKeys } from './text-keys.ts';

/** What the value of an `x-ref` may name. */
export type ReferenceKind = {
  code: ProblemCode;
  /** What is named, for the message: `no menu is called "mian"`. */
  noun: string;
  names: (brand: Brand, document: BrandDocument) => Iterable<string>;
  /** Names besides those listed. */
  accepts?: (name: string) => boolean;
  /** The part of the value that is a name. */
  read?: (value: string) => string;
  /** The names do not depend on the pack, so an abstract one can be checked by itself. */
  closed?: true;
};

const entries = (document: BrandDocument | undefined, property: string): string[] => {
  const value = document && own(document.content, property);
  return isJsonObject(value) ? Object.keys(value) : [];
};

const ids = (documents: readonly BrandDocument[]): string[] => documents.map(({ id }) => id);

const screens = (brand: Brand, presentation: string): BrandDocument[] =>
  brand.ofKind('screen').filter(({ content }) => content['presentation'] === presentation);

/** The addresses of a page with the pointers they stand at: its path first, then its aliases. */
export function addresses({ content }: BrandDocument): { path: string; pointer: string }[] {
  const { path, aliases } = content;
  return [
    ...(typeof path === 'string' ? [{ path, pointer: '/path' }] : []),
    ...(Array.isArray(aliases) ? aliases : []).flatMap((alias: unknown, index) =>
      typeof alias === 'string' ? [{ path: alias, pointer: joinPointer('/aliases', index) }] : [],
    ),
  ];
}

const framePrefix = 'frame-';

/** A badge counts, so only numeric facts can stand on one. */
const numericFacts = (): string[] =>
  Object.entries(factCatalogue(schemas))
    .filter(([, fact]) => fact.type === 'integer')
    .map(([name]) => name);

/** The list of names holds one of several spellings only, such as Asia/Saigon for Asia/Ho_Chi_Minh. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The registry of `x-ref`: what each kind of reference may name. */
export const referenceKinds: Readonly<Record<string, ReferenceKind>> = {
  text: { code: 'UNKNOWN_TEXT', noun: 'text', names: textKeys },
  image: { code: 'UNKNOWN_IMAGE', noun: 'image', names: (brand) => brand.assets },
  menu: { code: 'UNKNOWN_MENU', noun: 'menu', names: (brand) => ids(brand.ofKind('menu')) },
  form: { code: 'UNKNOWN_FORM', noun: 'form', names: (brand) => ids(brand.ofKind('form')) },
  rules: { code: 'UNKNOWN_RULES', noun: 'rules document', names: (brand) => ids(brand.ofKind('rules')) },
  modal: { code: 'UNKNOWN_MODAL', noun: 'modal', names: (brand) => ids(screens(brand, 'modal')) },
  panel: { code: 'UNKNOWN_PANEL', noun: 'panel', names: (brand) => ids(screens(brand, 'panel')) },
  frame: {
    code: 'UNKNOWN_FRAME',
    noun: `screen ${framePrefix}… for the frame`,
    names: (brand) =>
      ids(screens(brand, 'frame'))
        .filter((id) => id.startsWith(framePrefix))
        .map((id) => id.slice(framePrefix.length)),
  },
  page: {
    code: 'UNKNOWN_PAGE',
    noun: 'page',
    names: (brand) => screens(brand, 'page').flatMap((page) => addresses(page).map(({ path }) => path)),
    read: (value) => value.replace(/[?#].*$/, ''),
  },
  pattern: {
    code: 'UNKNOWN_PATTERN',
    noun: 'pattern',
    names: (brand) => entries(brand.document('patterns/main'), 'patterns'),
  },
  source: { code: 'UNKNOWN_SOURCE', noun: 'source', names: () => sourceNames, closed: true },
  action: { code: 'UNKNOWN_ACTION', noun: 'action', names: () => actionNames, closed: true },
  block: { code: 'UNKNOWN_BLOCK', noun: 'block', names: () => blockNames, closed: true },
  fact: { code: 'UNKNOWN_FACT', noun: 'numeric fact', names: numericFacts, closed: true },
  article: {
    code: 'UNKNOWN_ARTICLE',
    noun: 'article',
    names: (brand) => entries(brand.document('help/main'), 'articles'),
  },
  lane: {
    code: 'UNKNOWN_LANE',
    noun: 'lane',
    names: (brand) => entries(brand.document('lobby/main'), 'lanes'),
  },
  vendor: {
    code: 'UNKNOWN_VENDOR',
    noun: 'vendor',
    names: (brand) => entries(brand.document('lobby/main'), 'vendors'),
  },
  game: {
    code: 'UNKNOWN_GAME',
    noun: 'game',
    names: (brand) => entries(brand.document('lobby/main'), 'games'),
  },
  notice: {
    code: 'UNKNOWN_NOTICE',
    noun: 'notice',
    names: (brand) => entries(brand.document('lobby/main'), 'notices'),
  },
  field: {
    code: 'UNKNOWN_FIELD',
    noun: 'field of this form',
    names: (_brand, form) => entries(form, 'fields'),
  },
  mode: {
    code: 'UNKNOWN_MODE',
    noun: 'mode of this form',
    names: (_brand, form) => entries(form, 'modes'),
    closed: true,
  },
  // A pack that does not exist ends the check before any reference is looked at.
  pack: { code: 'UNKNOWN_PACK', noun: 'pack', names: (brand) => brand.layers },
  brandLanguage: { code: 'UNKNOWN_LANGUAGE', noun: 'language of the brand', names: languagesOf },
  language: {
    code: 'UNKNOWN_LANGUAGE',
    noun: 'texts document',
    names: (brand) => ids(brand.ofKind('texts')),
  },
  timeZone: {
    code: 'UNKNOWN_TIME_ZONE',
    noun: 'time zone',
    names: () => Intl.supportedValuesOf('timeZone'),
    accepts: isTimeZone,
    closed: true,
  },
  currency: {
    code: 'UNKNOWN_CURRENCY',
    noun: 'currency',
    names: () => Intl.supportedValuesOf('currency'),
    closed: true,
  },
};
