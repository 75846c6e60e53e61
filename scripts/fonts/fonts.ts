/** Sources of a font; packages are those of @fontsource-variable. */
export type FontSource = {
  package: string;
  /** Family in font stacks (src/engine/theme/theme-fonts.ts). */
  family: string;
  /** File of the package that the subset is cut from. */
  cut: string;
  /** Unicode range of the subset, which a page of the script fetches before its first paint. */
  range: string;
  /** Weights that the subset keeps; Burmese with all of them would weigh twice as much. */
  weights: { min: number; max: number };
  /** Files of the package that stay as they are, for the rest of their ranges. */
  whole: readonly string[];
  /** Kind of system font that stands in until the file is there. */
  standIn?: 'sans-serif' | 'serif';
};

/** Letters, digits and signs of English, of amounts and of dates, and the marks that a bundle sets into texts. */
const basicLatin =
  'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+200B,U+200D,U+2013,U+2014,U+2018-201D,U+2022,U+2026,U+2060,U+2192,U+2212';

/** Letters, digits and punctuation of Burmese, without those of Shan, Mon, Karen and Pali. */
const burmese = 'U+1000-1021,U+1023-102A,U+102B-1032,U+1036-1049,U+104A-104F,U+25CC';

const latin = (name: string, family: string, standIn: 'sans-serif' | 'serif'): FontSource => ({
  package: name,
  family,
  cut: 'latin',
  range: basicLatin,
  weights: { min: 100, max: 900 },
  whole: ['latin', 'latin-ext', 'vietnamese'],
  standIn,
});

/** By the name that documents give it. Chinese, Japanese and Korean fonts come in some hundred files and stay as they are. */
export const fonts: Readonly<Record<string, FontSource>> = {
  outfit: latin('outfit', 'Outfit', 'sans-serif'),
  sora: latin('sora', 'Sora', 'sans-serif'),
  fraunces: latin('fraunces', 'Fraunces', 'serif'),
  nunito: latin('nunito-sans', 'Nunito Sans', 'sans-serif'),
  'noto-sans-myanmar': {
    package: 'noto-sans-myanmar',
    family: 'Noto Sans Myanmar',
    cut: 'myanmar',
    range: burmese,
    weights: { min: 400, max: 700 },
    whole: ['myanmar'],
  },
  'noto-sans-thai': {
    package: 'noto-sans-thai',
    family: 'Noto Sans Thai',
    cut: 'thai',
    range: 'U+E01-E5B,U+25CC',
    weights: { min: 400, max: 700 },
    whole: [],
  },
};
