import type { Page } from '@playwright/test';

type DomNode = {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  children?: DomNode[];
  attributes?: string[];
  pseudoElements?: unknown[];
};
type PlatformFont = { familyName: string; isCustomFont: boolean; glyphCount: number };

const letters = /[\p{L}\p{M}]/gu;

/** Pictures, arrows and ticks may come from the system: no script is written with them. */
const signs = (text: string): number => text.replaceAll(/[\p{L}\p{M}\p{N}\s]/gu, '').length;

/** Elements with the text that stands in them, without those that say of another language which one it is. */
function elementsWithText(
  node: DomNode,
  found: { nodeId: number; text: string; marks: number }[] = [],
): typeof found {
  const isOther = node.nodeName !== 'HTML' && (node.attributes ?? []).includes('lang');
  if (isOther || /^(?:HEAD|SCRIPT|STYLE|NOSCRIPT)$/u.test(node.nodeName)) return found;
  const text = (node.children ?? [])
    .map(({ nodeName, nodeValue }) => (nodeName === '#text' ? nodeValue : ''))
    .join('');
  if (text.match(letters))
    found.push({
      nodeId: node.nodeId,
      text: text.trim(),
      marks: signs(text) + (node.pseudoElements ?? []).length,
    });
  for (const child of node.children ?? []) elementsWithText(child, found);
  return found;
}

/** Texts of the present page with letters that a font of the system draws instead of one that the page has loaded. */
export async function foreignGlyphs(page: Page): Promise<string[]> {
  await page.evaluate(async () => void (await document.fonts.ready));
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('DOM.enable');
    await devtools.send('CSS.enable');
    const { root } = await devtools.send('DOM.getDocument', { depth: -1 });
    const found = new Set<string>();
    const look = async ({ nodeId, text, marks }: ReturnType<typeof elementsWithText>[number]) => {
      const { fonts } = (await devtools
        .send('CSS.getPlatformFontsForNode', { nodeId })
        .catch(() => ({ fonts: [] }))) as { fonts: PlatformFont[] };
      const system = fonts.filter(({ isCustomFont }) => !isCustomFont);
      const glyphs = system.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
      if (glyphs > marks)
        found.add(
          `${glyphs} of ${system.map(({ familyName }) => familyName).join(', ')}: ${text.slice(0, 40)}`,
        );
    };
    await Promise.all(elementsWithText(root).map(look));
    return [...found];
  } finally {
    await devtools.detach();
  }
}
