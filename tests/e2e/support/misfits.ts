import type { Page } from '@playwright/test';

/**
 * Text that has no room on the present page: lines that reach over the edge of the box they stand in, lines that something cuts without
 * an ellipsis, and a page that is wider than its window. Empty where all has room.
 */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters are drawn with soft edges, and lean over the end of their line. */
    const tolerance = 2;
    const range = document.createRange();
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth)
      found.add(`the page is ${scrollWidth - clientWidth} px wider than the window`);

    const isShown = (element: Element): boolean =>
      element.closest('script, style, svg, .lv-visually-hidden, .lv-skip') === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isInline = (style: CSSStyleDeclaration): boolean =>
      style.display === 'inline' || style.display === 'contents';
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((one) => `.${one}`).join('')}`;

    /** Pixels by which a line reaches over an element sideways. */
    const over = (line: DOMRect, { left, right }: DOMRect): number =>
      Math.max(left - line.left, line.right - right);

    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const text = (node.nodeValue ?? '').trim();
      const parent = node.parentElement;
      if (text === '' || !parent || !isShown(parent)) continue;
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length === 0) continue;
      let own: Element | undefined;
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        if (isInline(style)) continue;
        const box = at.getBoundingClientRect();
        // What is hidden from eyes alone.
        if (box.width <= 1 || box.height <= 1) break;
        if (style.textOverflow === 'ellipsis' && style.overflowX !== 'visible') break;
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') break;
        // Slides and tickers bring what stands outside of them.
        const isClipped = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const isOwn = own === undefined;
        own ??= at;
        if (!isOwn && !isClipped) {
          if (style.position === 'fixed') break;
          continue;
        }
        const cut = lines
          .filter((line) => !isClipped || (line.right > box.left + 1 && line.left < box.right - 1))
          .map((line) => over(line, box));
        const most = Math.max(0, ...cut);
        if (most > tolerance)
          found.add(
            `${isClipped ? 'cut by' : 'over'} ${name(at)}, ${Math.round(most)} px: ${text.slice(0, 40)}`,
          );
      }
    }
    return [...found];
  });
