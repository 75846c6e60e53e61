import type { ThemeDocument } from '#contract/generated/documents.ts';

type Type = NonNullable<ThemeDocument['type']>;

// Only such paths get through: they stand in CSS, and a foreign string could close a rule.
const fontFile =
  /^(?:by-hash\/[0-9a-f]{32}(?:-(?<min>\d{1,4})-(?<max>\d{1,4}))?\/)?fonts\/(?<name>[a-z0-9][a-z0-9_-]{0,39})\.woff2$/u;

/** True for the path of a font among assets, with a hash or without. */
export const isFontPath = (path: string): boolean => fontFile.test(path);

/** Files of the brand's own fonts; headings have that of the text unless the theme says anything about them. */
export function ownFonts({ bodyFont, display, displayFont }: Type): { body?: string; display?: string } {
  const isFont = (path: string | undefined): path is string => path !== undefined && isFontPath(path);
  const ofHeadings = displayFont ?? (display === undefined ? bodyFont : undefined);
  return {
    ...(isFont(bodyFont) && { body: bodyFont }),
    ...(isFont(ofHeadings) && { display: ofHeadings }),
  };
}

/** Family of a font's file in font stacks. */
export const ownFamily = (path: string): string =>
  `'Brand ${path.slice(path.lastIndexOf('/') + 1, -'.woff2'.length)}'`;

/**
 * Faces of the brand's own fonts. Text shows in the next family until they are there, and letters that they lack for good.
 * @param address of an asset by its path
 */
export const fontFaces = (type: Type, address: (path: string) => string): string =>
  [...new Set(Object.values(ownFonts(type)))]
    .map((path) => {
      const { min, max } = fontFile.exec(path)?.groups ?? {};
      const weight = min === undefined ? '' : `  font-weight: ${min === max ? min : `${min} ${max}`};\n`;
      return `@font-face {\n  font-family: ${ownFamily(path)};\n  font-display: swap;\n${weight}  src: url('${address(path)}') format('woff2');\n}\n`;
    })
    .join('');
