import { useLayoutEffect } from 'react';

/** Applies a style sheet while a part of the console shows what it is for. */
export function useStyleSheet(css: string): void {
  useLayoutEffect(() => {
    if (css === '') return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
