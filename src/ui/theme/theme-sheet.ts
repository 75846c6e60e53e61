let sheet: CSSStyleSheet | undefined;

/**
 * Replaces the page's theme by a published one. The sheet is constructed, which a policy without inline styles allows; it comes after the
 * linked one of the HTML and overrides it.
 */
export function applyThemeCss(css: string, root: Document = document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css);
}
