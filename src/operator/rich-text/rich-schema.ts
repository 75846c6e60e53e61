import { DOMParser as Parser, Schema, type DOMOutputSpec, type TagParseRule } from 'prosemirror-model';
import { say } from '../language/say.ts';

/** A part that the editor shows as a sign and keeps as it is written. */
const keptPart = (className: string, words: string, html: unknown): DOMOutputSpec => [
  'span',
  { class: className, 'data-kept': String(html) },
  words,
];

const htmlOf = (element: HTMLElement): { html: string } => ({ html: element.outerHTML });

/**
 * What the editor shows of a rich text. Every element that pages show (engine/texts/rich-markup.ts) is a node, a mark or kept as it is;
 * others, and attributes that are not named here, are nothing it could show.
 */
export const richSchema = new Schema({
  topNode: 'doc',
  nodes: {
    // `bare`: a text that is words alone, without a paragraph around them.
    doc: { content: 'block+', attrs: { bare: { default: false } } },
    paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 2 } },
      defining: true,
      parseDOM: [2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    list_item: {
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    kept: {
      group: 'block',
      atom: true,
      attrs: { html: {} },
      parseDOM: [{ tag: 'table, figure', getAttrs: htmlOf }],
      toDOM: ({ attrs }) => keptPart('op-rich-kept', say('console.richText.kept'), attrs['html']),
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    picture: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { html: {} },
      parseDOM: [{ tag: 'img', getAttrs: htmlOf }],
      toDOM: ({ attrs }) => keptPart('op-rich-picture', say('console.richText.picture'), attrs['html']),
    },
  },
  marks: {
    link: {
      attrs: { href: {}, title: { default: null } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({
            href: element.getAttribute('href'),
            title: element.getAttribute('title'),
          }),
        },
      ],
      // No address: a press in the editor leads nowhere.
      toDOM: ({ attrs }) => ['a', { class: 'op-rich-link', title: String(attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    u: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    s: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
    small: { parseDOM: [{ tag: 'small' }], toDOM: () => ['small', 0] },
    sub: { excludes: 'sup', parseDOM: [{ tag: 'sub' }], toDOM: () => ['sub', 0] },
    sup: { excludes: 'sub', parseDOM: [{ tag: 'sup' }], toDOM: () => ['sup', 0] },
    code: { parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
});

/** Reads what is pasted: headings of other levels become known ones, tables and pictures of elsewhere their words. */
export const pasteParser = (): Parser => {
  const heading = (tag: string, level: number): TagParseRule => ({ tag, node: 'heading', attrs: { level } });
  const keptHere = (node: string, className: string): TagParseRule => ({
    tag: `span.${className}[data-kept]`,
    node,
    getAttrs: (element) => ({ html: element.dataset['kept'] ?? '' }),
  });
  const known = Parser.fromSchema(richSchema).rules.filter(
    (rule) => !('node' in rule && (rule.node === 'kept' || rule.node === 'picture')) && rule.mark !== 'link',
  );
  return new Parser(richSchema, [
    keptHere('kept', 'op-rich-kept'),
    keptHere('picture', 'op-rich-picture'),
    heading('h1', 2),
    heading('h5, h6', 4),
    {
      tag: 'a[href]',
      mark: 'link',
      // What leads nowhere a player could go is words.
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isLinkAddress(href) && { href, title: null };
      },
    },
    ...known,
  ]);
};

/** True for a page of the portal, another site, a mail address or a telephone number. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/iu.test(address);
