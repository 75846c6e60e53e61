import { DOMParser as Parser, type Mark, type Node as RichNode } from 'prosemirror-model';
import { htmlOfWords } from '#engine/texts/plain-text.ts';
import { markupShape } from './markup-shape.ts';
import { richSchema } from './rich-schema.ts';

/** Elements of an HTML text in a document of its own, where nothing loads and nothing runs. */
export const parsedBody = (html: string): HTMLElement =>
  // Inside of `<body>`: a script or a comment at the start would be taken for a part of the head.
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body;

const blocks = 'p, h2, h3, h4, ul, ol, li, blockquote, hr, table, figure, div';

/** An HTML text as the editor shows it. */
export function readRich(html: string): RichNode {
  const body = parsedBody(html);
  const bare = body.querySelector(blocks) === null;
  const topNode = richSchema.node('doc', { bare }, richSchema.node('paragraph'));
  return Parser.fromSchema(richSchema).parse(body, { topNode });
}

const quoted = (value: unknown): string => `"${htmlOfWords(String(value)).replaceAll('"', '&quot;')}"`;
const wordsOf = (text: string): string => htmlOfWords(text).replaceAll('\u00A0', '&nbsp;');

const opening = ({ type, attrs }: Mark): string =>
  type.name === 'link'
    ? `<a href=${quoted(attrs['href'])}${attrs['title'] === null ? '' : ` title=${quoted(attrs['title'])}`}>`
    : `<${type.name}>`;
const closing = ({ type }: Mark): string => `</${type.name === 'link' ? 'a' : type.name}>`;

const leaf = (node: RichNode): string => {
  if (node.isText) return wordsOf(node.text ?? '');
  return node.type.name === 'hard_break' ? '<br>' : String(node.attrs['html']);
};

/** Words and marks of a paragraph or a heading; a mark that goes on stays open. */
function inlineHtml(parent: RichNode): string {
  let written = '';
  let open: readonly Mark[] = [];
  const go = (marks: readonly Mark[]): void => {
    const differs = open.findIndex((mark, index) => !marks[index]?.eq(mark));
    const kept = differs === -1 ? open.length : differs;
    for (const mark of open.slice(kept).toReversed()) written += closing(mark);
    for (const mark of marks.slice(kept)) written += opening(mark);
    open = marks;
  };
  parent.forEach((node) => {
    go(node.marks);
    written += leaf(node);
  });
  go([]);
  return written;
}

const childrenHtml = (node: RichNode): string => node.children.map((child) => blockHtml(child)).join('');

/** Writes one block, and nothing for one without content. */
function blockHtml(node: RichNode): string {
  const around = (tag: string, inside: string): string => (inside === '' ? '' : `<${tag}>${inside}</${tag}>`);
  switch (node.type.name) {
    case 'paragraph':
      return around('p', inlineHtml(node));
    case 'heading':
      return around(`h${node.attrs['level']}`, inlineHtml(node));
    case 'list_item': {
      const [first, ...rest] = node.children;
      const line = first?.type.name === 'paragraph' ? inlineHtml(first) : first ? blockHtml(first) : '';
      return `<li>${line}${rest.map(blockHtml).join('')}</li>`;
    }
    case 'bullet_list':
      return around('ul', childrenHtml(node));
    case 'ordered_list':
      return around('ol', childrenHtml(node));
    case 'blockquote':
      return around('blockquote', childrenHtml(node));
    case 'horizontal_rule':
      return '<hr>';
    default:
      return String(node.attrs['html']);
  }
}

/** HTML of what the editor shows: elements and attributes that pages show, and no others. */
export function writeRich(doc: RichNode): string {
  const [only] = doc.children;
  if (doc.attrs['bare'] === true && doc.childCount === 1 && only?.type.name === 'paragraph')
    return inlineHtml(only);
  return childrenHtml(doc);
}

/** True if the editor shows all of a text: written again, players see the same. */
export const canShowRich = (html: string): boolean =>
  markupShape(parsedBody(html)) === markupShape(parsedBody(writeRich(readRich(html))));
