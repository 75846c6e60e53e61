const tag = /<[a-z][^<>]*>/gu;
const attribute = / style="([^"]*)"/u;
const entities: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", amp: '&', lt: '<', gt: '>' };

const decoded = (value: string): string =>
  value.replaceAll(/&(quot|#x27|amp|lt|gt);/gu, (_, name: string) => entities[name] ?? '');

/** What would end a rule, or begin one of another kind; such a style waits for the page's code. */
const unsafe = /[{}<>@\\]|\/\*/u;

/**
 * Takes the style attributes out of a markup, which a policy without inline styles forbids: they stand in `data-style`, and
 * a style sheet says the same. The page's code writes them back before it takes the markup over.
 */
export function takeStyles(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const taken = html.replaceAll(tag, (whole) =>
    whole.replace(attribute, (_, value: string) => {
      const style = decoded(value);
      // As an attribute would: above every rule of the style sheets.
      if (!unsafe.test(style)) rules.set(value, `[data-style=${JSON.stringify(style)}]:not(#\\0){${style}}`);
      return ` data-style="${value}"`;
    }),
  );
  return { html: taken, css: [...rules.values()].join('') };
}
