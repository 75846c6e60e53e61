import type { Page } from '@playwright/test';

type LineEnds = {
  /** Line ends between letters of a script without spaces. */
  count: number;
  /** Line ends where the text does not allow one: end of the line, `//`, begin of the next. */
  wrong: string[];
};

/** Reads the line boxes of all visible text: a mark of a bundle (engine/texts/line-breaks.ts) allows or forbids the end of each line. */
export const lineEnds = (page: Page): Promise<LineEnds> =>
  page.evaluate(() => {
    const spaced = /[\u200B\u2060\s]/u;
    const letter = /[\p{L}\p{M}\p{N}]/u;
    // Chinese may end a line after any letter that no joiner follows.
    const byMarkOnly = /\p{Script=Myanmar}/u;
    const unspaced = /[\p{Script=Myanmar}\p{Script=Han}]/u;
    const found: LineEnds = { count: 0, wrong: [] };
    const range = document.createRange();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isShown = ({ parentElement }: Node): boolean =>
      parentElement?.closest('script, style, .lv-visually-hidden') === null &&
      parentElement.checkVisibility({ visibilityProperty: true });

    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!unspaced.test(text) || !isShown(node)) continue;
      let before: { index: number; box: DOMRect } | undefined;
      for (let index = 0; index < text.length; index += 1) {
        if (spaced.test(text.charAt(index))) continue;
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getClientRects()[0];
        if (!box || box.width === 0) continue;
        if (before && box.left < before.box.left && box.top >= before.box.bottom - 4) {
          const between = text.slice(before.index + 1, index);
          const [last, first] = [text.charAt(before.index), text.charAt(index)];
          if (unspaced.test(last) && letter.test(first)) {
            found.count += 1;
            if (between.includes('\u2060') || (between === '' && byMarkOnly.test(first)))
              found.wrong.push(
                `${text.slice(before.index - 9, before.index + 1)}//${text.slice(index, index + 10)}`,
              );
          }
        }
        before = { index, box };
      }
    }
    return found;
  });
