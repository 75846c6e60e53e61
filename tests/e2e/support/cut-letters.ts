import type { Page } from '@playwright/test';

/** Lines of visible text whose letters reach over the edge of what clips them: the text, and by how many pixels it is cut. */
export const cutLetters = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters are drawn with soft edges. */
    const tolerance = 1;
    const ink = document.createElement('canvas').getContext('2d');
    if (!ink) throw new Error('The browser measures no text.');
    const range = document.createRange();
    const cut = new Set<string>();

    const clips = ({ overflowY }: CSSStyleDeclaration): boolean =>
      overflowY === 'hidden' || overflowY === 'clip';
    const scrolls = (at: Element, { overflowY }: CSSStyleDeclaration): boolean =>
      (overflowY === 'auto' || overflowY === 'scroll') && at.scrollHeight > at.clientHeight;
    /** Top and bottom of what each ancestor lets be seen; what can be scrolled to is not cut. */
    const edgesAround = (element: Element): { top: number; bottom: number }[] => {
      const edges = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (scrolls(at, style)) break;
        if (!clips(style)) continue;
        const top = at.getBoundingClientRect().top + at.clientTop;
        edges.push({ top, bottom: top + at.clientHeight });
      }
      return edges;
    };

    /** Text of a node by the lines that it is drawn in. */
    const linesOf = (node: Node): { text: string; box: DOMRect }[] => {
      const lines: { text: string; box: DOMRect }[] = [];
      const text = node.nodeValue ?? '';
      for (let index = 0; index < text.length; index += 1) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getClientRects()[0];
        if (!box) continue;
        const line = lines.at(-1);
        if (line && Math.abs(line.box.top - box.top) < 2) line.text += text.charAt(index);
        else lines.push({ text: text.charAt(index), box });
      }
      return lines.filter((line) => line.text.trim() !== '' && line.box.height > 0);
    };

    const isShown = ({ parentElement }: Node): boolean =>
      parentElement?.closest('script, style, .lv-visually-hidden') === null &&
      parentElement.checkVisibility({ visibilityProperty: true });

    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement } = node;
      if (!parentElement || (node.nodeValue ?? '').trim() === '' || !isShown(node)) continue;
      const edges = edgesAround(parentElement);
      if (edges.length === 0) continue;
      ink.font = getComputedStyle(parentElement).font;
      for (const { text, box } of linesOf(node)) {
        const { fontBoundingBoxAscent, actualBoundingBoxAscent, actualBoundingBoxDescent } =
          ink.measureText(text);
        // The box of a text reaches from the ascent of its first font to its descent, whatever the height of the line.
        const baseline = box.top + fontBoundingBoxAscent;
        const middle = (box.top + box.bottom) / 2;
        for (const { top, bottom } of edges) {
          // A line that is left out as a whole, by a clamp or a slide that is not shown.
          if (middle < top || middle > bottom) continue;
          const over = Math.max(
            top - (baseline - actualBoundingBoxAscent),
            baseline + actualBoundingBoxDescent - bottom,
          );
          if (over > tolerance) cut.add(`${text.trim().slice(0, 40)}: ${over.toFixed(1)} px`);
        }
      }
    }
    return [...cut];
  });
