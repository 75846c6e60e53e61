let sheet: CSSStyleSheet | undefined;

/**
 * Puts a published theme on the page in place of the one before. The style sheet is constructed, which a policy without
 * inline styles allows; it comes after the linked one that the HTML brought and overrides it.
 */
export function applyThemeCss(css: string, root: Document = document): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css);
}
