import { useMemo } from 'react';
import baseCss from '#ui/base/base.css?raw';
import { useStyleSheet } from '../../parts/useStyleSheet.ts';

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
  useStyleSheet(useMemo(() => inScope(`${baseCss}\n${themeCss}`), [themeCss]));
}
