import type { ThemeDocument } from '#contract/generated/documents.ts';
import type { ScriptFont } from '../texts/languages.ts';
import { ownFamily, ownFonts } from './brand-fonts.ts';

type FontFamily = NonNullable<NonNullable<ThemeDocument['type']>['body']>;

/** A fallback is a system font with the metrics of the family (scripts/fonts), which stands in until the file is there. */
const families: Record<FontFamily, string> = {
  outfit: "'Outfit Variable', 'Outfit Fallback'",
  sora: "'Sora Variable', 'Sora Fallback'",
  fraunces: "'Fraunces Variable', 'Fraunces Fallback'",
  nunito: "'Nunito Sans Variable', 'Nunito Sans Fallback'",
  system: 'system-ui',
};

/** In the order of a stack. Chinese, Japanese and Korean share code points but not letter forms. */
const usual = {
  'noto-sans-myanmar': "'Noto Sans Myanmar Variable'",
  'noto-sans-thai': "'Noto Sans Thai Variable'",
  'noto-sans-sc': "'Noto Sans SC Variable'",
  'noto-sans-jp': "'Noto Sans JP Variable'",
  'noto-sans-kr': "'Noto Sans KR Variable'",
} as const;

/** Stands in a stack only where a language of the page asks for it, so that themes do not grow with every script. */
const scripts: Record<ScriptFont, string> = {
  ...usual,
  'noto-sans-tc': "'Noto Sans TC Variable'",
  'noto-sans-khmer': "'Noto Sans Khmer Variable'",
  'noto-sans-lao': "'Noto Sans Lao Variable'",
  'noto-sans-arabic': "'Noto Sans Arabic Variable'",
  'noto-sans-cyrillic': "'Noto Sans Cyrillic Variable'",
  'noto-sans-greek': "'Noto Sans Greek Variable'",
  'noto-sans-hebrew': "'Noto Sans Hebrew Variable'",
  'noto-sans-devanagari': "'Noto Sans Devanagari Variable'",
  'noto-sans-bengali': "'Noto Sans Bengali Variable'",
  'noto-sans-tamil': "'Noto Sans Tamil Variable'",
  'noto-sans-telugu': "'Noto Sans Telugu Variable'",
  'noto-sans-sinhala': "'Noto Sans Sinhala Variable'",
  nunito: families.nunito,
};

/** CSS families of a script's font. */
export const familiesOfScript = (font: ScriptFont): string => scripts[font];

/** Has the letters of Vietnamese names, such as those of stations, which pages of every language show. */
const vietnamese = "'Nunito Sans Variable'";

/** Families that lack letters of a language whose other letters they have: words would be of two fonts. */
const lacking: Partial<Record<ScriptFont, readonly FontFamily[]>> = { nunito: ['outfit', 'sora'] };

/** True for a family that gives way to the font of a page's language. */
const givesWay = (family: FontFamily, font: ScriptFont | undefined): boolean =>
  font !== undefined && (lacking[font]?.includes(family) ?? false);

/** Scripts of many joined letters, whose fonts leave no room for a second family before the first paint (.size-limit.js). */
const heavy: ReadonlySet<ScriptFont | undefined> = new Set([
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-telugu',
  'noto-sans-sinhala',
] as const);

type Type = NonNullable<ThemeDocument['type']>;

/** Family of a theme, and the brand's own font that stands before it. */
type FontChoice = { family: FontFamily; file?: string | undefined };

/** Fonts of text and of headings in a language; beside a heavy script, Latin letters of headings are those of the text. */
export function familiesOf(
  type: Type,
  font: ScriptFont | undefined,
): { body: FontChoice; display: FontChoice } {
  const { body = 'system', display = body } = type;
  const own = ownFonts(type);
  const ofText = { family: body, file: own.body };
  return { body: ofText, display: heavy.has(font) ? ofText : { family: display, file: own.display } };
}

/** Families and script whose files a page of a language needs, by the names that documents give them; of the brand's own fonts the paths. */
export function neededFonts(type: Type, font: ScriptFont | undefined): string[] {
  const { body, display } = familiesOf(type, font);
  const families = [body, display].flatMap(
    ({ family, file }) => file ?? (givesWay(family, font) ? [] : [family]),
  );
  return [...new Set([...families, ...(font === undefined ? [] : [font])])];
}

/**
 * Font stack that covers every script of the portal, whatever the family itself covers.
 * @param font font of the page's language, placed before those of other scripts, and before a family that lacks some of its letters
 */
export function fontStack({ family, file }: FontChoice, font?: ScriptFont): string {
  const generic = family === 'fraunces' ? ['serif'] : ['system-ui', 'sans-serif'];
  const own = font === undefined ? [] : [scripts[font]];
  const first = givesWay(family, font) ? [...own, families[family]] : [families[family], ...own];
  const others = first.includes(families.nunito)
    ? Object.values(usual)
    : [vietnamese, ...Object.values(usual)];
  const brand = file === undefined ? [] : [ownFamily(file)];
  return [...new Set([...brand, ...first, ...others, ...generic])].join(', ');
}
