/** Elements that mean the same to players. */
const sameAs: Readonly<Record<string, string>> = { b: 'strong', i: 'em' };
const marks = new Set(['a', 'strong', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'span']);
/** Attributes that pages set by themselves. */
const set = new Set(['rel', 'target', 'loading']);
const whole = new Set(['table', 'figure', 'img']);

const nameOf = (element: Element): string => sameAs[element.localName] ?? element.localName;

function signOf(element: Element): string {
  const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .filter((written) => !set.has(written.slice(0, written.indexOf('='))))
    .toSorted();
  return [nameOf(element), ...attributes].join(' ');
}

/** Words in a row with the same marks, or a break. */
type Run = { marks: string; words: string; isBreak?: boolean };

/**
 * A text's markup in a form that is equal for what players see alike: `<b>` and `<strong>`, spaces between blocks, marks in another
 * order, words with and without a paragraph around them.
 */
export function markupShape(parent: Node, inItem = false): string {
  const parts: string[] = [];
  let runs: Run[] = [];
  const add = (words: string, marksOn: readonly string[]): void => {
    const marksNow = [...new Set(marksOn)].toSorted().join('|');
    const last = runs.at(-1);
    if (last?.marks === marksNow && !last.isBreak) last.words += words;
    else runs.push({ marks: marksNow, words });
  };
  const end = (): void => {
    const written = trimmed(runs);
    runs = [];
    if (written !== '') parts.push(inItem && parts.length === 0 ? written : `p(${written})`);
  };
  const visit = (node: Node, marksOn: readonly string[]): void => {
    if (node.nodeType === Node.TEXT_NODE) add(node.nodeValue ?? '', marksOn);
    else if (!(node instanceof Element)) {
      end();
      parts.push(`other(${JSON.stringify(node.nodeValue)})`);
    } else if (node.localName === 'br') runs.push({ marks: '', words: '<br>', isBreak: true });
    else if (node.localName === 'img') add(JSON.stringify(node.outerHTML), marksOn);
    else if (marks.has(nameOf(node))) {
      const sign = signOf(node);
      for (const child of node.childNodes) visit(child, sign === 'span' ? marksOn : [...marksOn, sign]);
    } else {
      end();
      const block = whole.has(node.localName) ? node.outerHTML : blockShape(node);
      // A paragraph or heading without words shows nothing.
      if (!/^(?:p|h[234])\(\)$/u.test(block))
        parts.push(inItem && parts.length === 0 ? unwrapped(block) : block);
    }
  };
  for (const node of parent.childNodes) visit(node, []);
  end();
  return parts.join(',');
}

const unwrapped = (block: string): string => /^p\((.*)\)$/su.exec(block)?.[1] ?? block;

function blockShape(element: Element): string {
  const inside = markupShape(element, element.localName === 'li');
  // Words stand in `p` or a heading directly, which need no paragraph of their own.
  const isLine = /^(?:p|h[234])$/u.test(element.localName);
  return `${signOf(element)}(${isLine ? unwrapped(inside) : inside})`;
}

/** Takes spaces off the end of a line. */
function endLine(line: Run[]): void {
  for (let last = line.at(-1); last && !last.isBreak; last = line.at(-1)) {
    last.words = last.words.replace(/ $/u, '');
    if (last.words !== '') return;
    line.pop();
  }
}

/** Words as a browser shows them: one space for several, none at either end of a line. */
function trimmed(runs: readonly Run[]): string {
  const shown: Run[] = [];
  let isSpaced = true;
  for (const { marks: on, words, isBreak = false } of runs) {
    if (isBreak) endLine(shown);
    const said: string = isBreak
      ? words
      : words.replaceAll(/[ \t\r\n\f]+/gu, ' ').replace(isSpaced ? /^ /u : /^$/u, '');
    if (said === '') continue;
    isSpaced = isBreak || said.endsWith(' ');
    const last = shown.at(-1);
    if (last && !isBreak && !last.isBreak && last.marks === on) last.words += said;
    else shown.push({ marks: on, words: said, isBreak });
  }
  endLine(shown);
  return shown
    .map(({ marks: on, words, isBreak }) => (isBreak ? words : `[${on}]${JSON.stringify(words)}`))
    .join('');
}
