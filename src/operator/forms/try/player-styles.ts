import { useLayoutEffect } from 'react';
import baseCss from '#ui/base/base.css?raw';

const SCOPE = '.op-player';

/** Scopes a portal's style sheet to the player's part of the console, which takes the place of root and body. */
const inScope = (css: string): string => {
  const rooted = css
    .replaceAll(/(?<![\w-])(?::root|html|body)(?=[\s:,{[])/g, ':scope')
    .replaceAll(/^\[data-theme=/gm, ':scope[data-theme=');
  return `@scope (${SCOPE}) {\n${rooted}\n}`;
};

/**
 * Applies a brand's look to the element with the class `op-player`: the portal's global styles and the theme. The rest of the
 * console is unaffected.
 */
export function usePlayerStyles(themeCss: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(inScope(`${baseCss}\n${themeCss}`));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [themeCss]);
}
