/** Elements allowed in a rich text; the pages' sanitiser removes others. */
export const richTags: readonly string[] = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'div',
  'em',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];

/** Attributes that they may have. */
export const richAttributes: readonly string[] = [
  'href',
  'title',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'lang',
  'dir',
  'target',
  'rel',
  'loading',
];

const TAG = /<\/?([a-z][a-z0-9]*)(?:[\s/][^<>]*)?>/gi;

/** True for a text with headings, lists, emphasis or links: one that is written as HTML. */
export const isRich = (text: string): boolean =>
  text.includes('<') &&
  Array.from(text.matchAll(TAG)).some(([, name = '']) => richTags.includes(name.toLowerCase()));
