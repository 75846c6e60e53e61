import { parsedBody } from './rich-html.ts';

/** Elements that stand for what a style says of letters, by the style's text. */
const looks: readonly (readonly [element: string, style: RegExp])[] = [
  ['strong', /(?:^|;)\s*font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/iu],
  ['em', /(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)\b/iu],
  ['u', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bunderline\b/iu],
  ['s', /(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through\b/iu],
];

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Spans of Google Docs, and of Word on the web, say by their style what letters look like. */
function lookByElements(body: HTMLElement): void {
  for (const element of body.querySelectorAll('span[style]')) {
    const style = styleOf(element);
    for (const [name] of looks.filter(([, pattern]) => pattern.test(style))) {
      // The look of a link is that of all links.
      if (name === 'u' && element.closest('a')) continue;
      const look = element.ownerDocument.createElement(name);
      look.append(...element.childNodes);
      element.append(look);
    }
  }
  // Google Docs puts all it copies into one.
  for (const element of body.querySelectorAll('b[style*="font-weight"]'))
    if (/font-weight\s*:\s*normal/iu.test(styleOf(element))) element.replaceWith(...element.childNodes);
}

type Item = { paragraph: Element; level: number; isOrdered: boolean };

/** A paragraph that Word means as an item of a list. Its bullet or number is words in a span of their own, which are taken away. */
function takeItem(paragraph: Element | null): Item | undefined {
  const level = paragraph && /mso-list\s*:\s*\S+\s+level(\d+)/iu.exec(styleOf(paragraph))?.[1];
  if (!paragraph || !level) return undefined;
  const sign = [...paragraph.querySelectorAll('[style]')].find((part) =>
    /mso-list\s*:\s*ignore/iu.test(styleOf(part)),
  );
  sign?.remove();
  return {
    paragraph,
    level: Number(level),
    isOrdered: /^\(?[\p{L}\p{N}]{1,5}[.)]/u.test(sign?.textContent.trim() ?? ''),
  };
}

/** Lists of items: deeper ones stand in the item before them. */
function listsOf(items: readonly Item[], document: Document): HTMLElement[] {
  const lists: { list: HTMLElement; level: number }[] = [];
  const outer: HTMLElement[] = [];
  for (const { paragraph, level, isOrdered } of items) {
    const name = isOrdered ? 'ol' : 'ul';
    while (lists.length > 1 && (lists.at(-1)?.level ?? 0) > level) lists.pop();
    const last = lists.at(-1);
    const isDeeper = last !== undefined && level > last.level;
    if (!last || isDeeper || last.list.localName !== name) {
      const list = document.createElement(name);
      if (last && !isDeeper) lists.pop();
      const parent = lists.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else outer.push(list);
      lists.push({ list, level });
    }
    const item = document.createElement('li');
    const words = document.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    lists.at(-1)?.list.append(item);
  }
  return outer;
}

/** Word has no lists in what it copies, but paragraphs that name one. */
function wordLists(body: HTMLElement): void {
  for (const first of body.querySelectorAll('p[style*="mso-list"]')) {
    // An item of the list before.
    if (!body.contains(first)) continue;
    const items: Item[] = [];
    for (let next: Element | null = first; next; next = next.nextElementSibling) {
      const item = takeItem(next);
      if (!item) break;
      items.push(item);
    }
    first.before(...listsOf(items, first.ownerDocument));
    for (const { paragraph } of items) paragraph.remove();
  }
}

/** HTML that Word, Google Docs and their like put on the clipboard, as elements that say what it looks like there. */
export function fromOffice(html: string): string {
  const body = parsedBody(html);
  lookByElements(body);
  wordLists(body);
  return body.innerHTML;
}
