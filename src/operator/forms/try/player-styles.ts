import { useLayoutEffect } from 'react';
import baseCss from '#ui/base/base.css?raw';

const SCOPE = '.op-player';

/** What a portal's page says of its root, its body and its theme is said of the player's part of the console. */
const inScope = (css: string): string => {
  const rooted = css
    .replaceAll(/(?<![\w-])(?::root|html|body)(?=[\s:,{[])/g, ':scope')
    .replaceAll(/^\[data-theme=/gm, ':scope[data-theme=');
  return `@scope (${SCOPE}) {\n${rooted}\n}`;
};

/**
 * Gives the part of the console with the class `op-player` the look of a brand: what holds for every page of a portal,
 * and its theme. The rest of the console stays as it is.
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
