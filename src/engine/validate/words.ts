import { own } from '../json/json.ts';
import { joinPointer } from '../json/pointer.ts';
import { richAttributes, richTags } from '../texts/rich-markup.ts';
import { list } from '../suggest.ts';
import type { Brand } from './brand.ts';
import { addressable, addresses } from './reference-kinds.ts';
import { shownLanguages, textsByKey } from './text-keys.ts';
import { splitPlural } from '../texts/plural-key.ts';

/** Use of a text by a brand's documents. */
type Use = { plain: boolean; rich: boolean };

function usesOf(brand: Brand): Map<string, Use> {
  const uses = new Map<string, Use>();
  for (const { schema, value } of brand.documents.flatMap(({ visits }) => visits)) {
    if (schema['x-ref'] !== 'text' || typeof value !== 'string') continue;
    const use = uses.get(value) ?? { plain: false, rich: false };
    use[schema['x-rich'] === true ? 'rich' : 'plain'] = true;
    uses.set(value, use);
  }
  return uses;
}

/** Checks texts as players see them: not empty, no markup that does not show, no dead links. */
export function checkWords(brand: Brand): void {
  const uses = usesOf(brand);
  const pages = new Set(addressable(brand).flatMap((screen) => addresses(screen).map(({ path }) => path)));
  for (const language of shownLanguages(brand)) {
    for (const [key, words] of Object.entries(textsByKey(brand.document(`texts/${language}`)))) {
      const use = uses.get(key) ?? uses.get(splitPlural(key).base);
      // Texts of the foundation that no document names are used by the portal's code, which is unknown here.
      for (const fault of use ? faultsOf(words, use, pages) : []) {
        const pointer = joinPointer('/texts', key);
        brand.report(`texts/${language}`, {
          ...fault,
          pointer,
          message: `"${key}" in "${language}" ${fault.message}`,
        });
      }
    }
  }
}

type Fault = { code: 'EMPTY_TEXT' | 'MARKUP_NOT_SHOWN' | 'DEAD_LINK'; message: string; fix: string };

function faultsOf(words: string, use: Use, pages: ReadonlySet<string>): Fault[] {
  if (words.trim() === '') {
    return [
      {
        code: 'EMPTY_TEXT',
        message: 'has no words, so what it names has no name: a button that nobody can read.',
        fix: 'Write it, or take out the place that names it.',
      },
    ];
  }
  const tags = tagsIn(words);
  if (tags.length === 0) return [];
  if (!use.rich) {
    return [
      {
        code: 'MARKUP_NOT_SHOWN',
        message: `has markup (${list(new Set(tags.map(({ name }) => `<${name}>`)))}) where plain text is shown, so players read the marks themselves.`,
        fix: 'Write it without markup, or use the block "richText".',
      },
    ];
  }
  return [...droppedFrom(tags), ...deadLinks(tags, pages)];
}

type Tag = { name: string; attributes: Readonly<Record<string, string>> };

// Neither part crosses another "<", so matching is linear.
const TAG = /<\/?([A-Za-z][A-Za-z0-9-]*)([^<>]*)>/g;
const ATTRIBUTE = /([A-Za-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

function tagsIn(words: string): Tag[] {
  return Array.from(words.matchAll(TAG), ([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      Array.from(rest.matchAll(ATTRIBUTE), ([, attribute = '', quoted, single, bare]) => [
        attribute.toLowerCase(),
        quoted ?? single ?? bare ?? '',
      ]),
    ),
  }));
}

/** Addresses allowed in links and pictures; the sanitiser removes others. */
const ADDRESS = /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i;

function droppedFrom(tags: readonly Tag[]): Fault[] {
  const dropped = tags.flatMap(({ name, attributes }) => {
    if (!richTags.includes(name)) return [`<${name}>`];
    return Object.entries(attributes).flatMap(([attribute, value]) => {
      if (!richAttributes.includes(attribute)) return [`${attribute} of <${name}>`];
      const isAddress = attribute === 'href' || attribute === 'src';
      return isAddress && !ADDRESS.test(value.trim()) ? [`${attribute}="${value.slice(0, 40)}"`] : [];
    });
  });
  return dropped.length === 0
    ? []
    : [
        {
          code: 'MARKUP_NOT_SHOWN',
          message: `has markup that is taken out before it is shown: ${list(new Set(dropped))}.`,
          fix: 'Take it out; paragraphs, headings from h2 on, lists, emphasis, links, pictures and tables stay.',
        },
      ];
}

function deadLinks(tags: readonly Tag[], pages: ReadonlySet<string>): Fault[] {
  return tags.flatMap(({ name, attributes }): Fault[] => {
    const to = name === 'a' ? own(attributes, 'href')?.trim() : undefined;
    // Only pages of the brand are known here.
    if (to === undefined || !/^\/(?!\/)/.test(to) || pages.has(to.replace(/[?#].*$/s, ''))) return [];
    return [
      {
        code: 'DEAD_LINK',
        message: `links to "${to}", and no page has this address.`,
        fix: `Name an address that exists, such as ${list([...pages].slice(0, 5))}.`,
      },
    ];
  });
}
