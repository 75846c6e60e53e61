import type { TextMarks } from './text-marks.ts';

/** Attributes that hold words of a brand. */
const spoken = ['aria-label', 'placeholder', 'title', 'alt'];

const PICTURES = 'img[src*="/assets/"]';

/** What a press means: words with the keys of their texts, or a picture with its address. */
export type Pressed =
  | { kind: 'text'; element: Element; keys: readonly string[]; words: string }
  | { kind: 'picture'; element: Element; address: string };

/** Sanitised HTML of an operator. */
const RICH = '.lv-html';

const SKIPPED = 'script, style, .lv-outline, .lv-preview';

/**
 * Elements of the page whose words or picture can be edited: found by the marks of their texts, which are taken away before anything is
 * painted, outlined by the style sheet and reached by Tab.
 */
export function createEditables(page: Document, marks: TextMarks) {
  const drawnBy = new WeakMap<Node, readonly string[]>();
  const namedBy = new WeakMap<Element, readonly string[]>();
  let hint = '';

  const offer = (element: Element): void => {
    if (element.hasAttribute('data-lv-editable') || !(element instanceof HTMLElement)) return;
    element.dataset['lvEditable'] = element.hasAttribute('tabindex') ? 'kept' : 'given';
    if (element.tabIndex < 0) element.tabIndex = 0;
    if (hint !== '') element.setAttribute('aria-description', hint);
  };

  const readWords = (node: Text): void => {
    const { words, keys } = marks.read(node.data);
    if (keys.length === 0) {
      drawnBy.delete(node);
      return;
    }
    drawnBy.set(node, keys);
    node.data = words;
    if (node.parentElement) offer(node.parentElement);
  };

  const readAttributes = (element: Element): void => {
    const keys = spoken.flatMap((name) => {
      const read = marks.read(element.getAttribute(name) ?? '');
      if (read.keys.length > 0) element.setAttribute(name, read.words);
      return read.keys;
    });
    if (keys.length === 0) return;
    namedBy.set(element, keys);
    offer(element);
  };

  const readWithin = (root: Node): void => {
    if (root instanceof Text) return readWords(root);
    if (!(root instanceof Element) || root.closest(SKIPPED)) return;
    const texts = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) readWords(texts.currentNode as Text);
    for (const element of [root, ...root.querySelectorAll(spoken.map((name) => `[${name}]`).join())])
      readAttributes(element);
    if (root.matches(PICTURES)) offer(root);
    for (const picture of root.querySelectorAll(PICTURES)) offer(picture);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) readWithin(node);
      else if (target instanceof Text) readWords(target);
      else if (target instanceof Element) readAttributes(target);
    }
    // What was taken away just now is no change of the page.
    observer.takeRecords();
  });

  const ownTexts = (element: Element): Text[] =>
    [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '') as Text[];

  const keysOf = (nodes: Iterable<Node>): string[] => [
    ...new Set([...nodes].flatMap((node) => drawnBy.get(node) ?? [])),
  ];

  /** What an element itself shows. A part of a rich text stands for the whole, whose mark follows its last element. */
  const pressedAt = (element: Element): Pressed | undefined => {
    if (element.matches(PICTURES))
      return { kind: 'picture', element, address: element.getAttribute('src') ?? '' };
    const rich = element.closest(RICH);
    if (rich) return { kind: 'text', element: rich, keys: keysOf(rich.childNodes), words: rich.textContent };
    const texts = ownTexts(element);
    const keys = keysOf(texts);
    const words = texts.map(({ data }) => data).join(' ');
    if (keys.length > 0) return { kind: 'text', element, keys, words };
    const named = namedBy.get(element);
    if (named) return { kind: 'text', element, keys: named, words: '' };
    return words === '' ? undefined : { kind: 'text', element, keys: [], words };
  };

  return {
    turn(on: boolean, words = ''): void {
      hint = words;
      if (on) {
        observer.observe(page.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributeFilter: spoken,
        });
        readWithin(page.body);
        observer.takeRecords();
        return;
      }
      observer.disconnect();
      for (const element of page.querySelectorAll<HTMLElement>('[data-lv-editable]')) {
        if (element.dataset['lvEditable'] === 'given') element.removeAttribute('tabindex');
        element.removeAttribute('aria-description');
        delete element.dataset['lvEditable'];
      }
    },
    pressedAt,
    /** What is meant by a press on a point: words before a picture that lies below them. */
    pressedOn(target: Element, x: number, y: number): Pressed | undefined {
      const below = page.elementsFromPoint(x, y);
      const found = [target, ...below].flatMap((element) => pressedAt(element) ?? []);
      const words = found.find(({ kind }) => kind === 'text');
      const control = target.closest('a, button, label');
      const inside = [...(control?.querySelectorAll('[data-lv-editable]') ?? [])];
      const only = inside.length === 1 ? inside[0] : undefined;
      return words ?? found[0] ?? (only && pressedAt(only));
    },
  };
}
