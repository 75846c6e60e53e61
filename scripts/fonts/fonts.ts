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
  /** Has a sheet of its own, which only pages of a language that names the font load; the first sheet has no room for all. */
  ownSheet?: true;
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

/** Font of a script in one file, of which a page of the language fetches the letters it is written with today. */
const script = (cut: string, family: string, range: string): FontSource => ({
  package: `noto-sans-${cut}`,
  family,
  cut,
  range: `${range},U+200C-200D,U+25CC`,
  weights: { min: 400, max: 700 },
  whole: [cut],
  ownSheet: true,
});

/** Alphabet of the font that has Latin letters too, which pages take from the font of their theme. */
const alphabet = (cut: string, family: string, range: string): FontSource => ({
  ...script(cut, family, range),
  package: 'noto-sans',
  range,
  whole: [cut, `${cut}-ext`],
});

const rupee = 'U+20B9';
const dandas = 'U+964-965';

/** Letters of Hindi, Marathi and Nepali with those of loan words, without the accents of Vedic and the letters of Dravidian names. */
const devanagari =
  'U+901-903,U+905-90B,U+90D,U+90F-911,U+913-928,U+92A-930,U+932-933,U+935-939,U+93C-943,U+945,U+947-949,U+94B-94D,U+950,U+95B-95E,U+964-96F';

/** Letters of Bengali, without those of Assamese and the currency signs of old. */
const bengali =
  'U+981-983,U+985-98B,U+98F-990,U+993-9A8,U+9AA-9B0,U+9B2,U+9B6-9B9,U+9BC,U+9BE-9C3,U+9C7-9C8,U+9CB-9CE,U+9D7,U+9DC-9DD,U+9DF,U+9E6-9EF,U+9F3';

/** Letters of Telugu, without the fractions and the letters of old books. */
const telugu =
  'U+C01-C03,U+C05-C0B,U+C0E-C10,U+C12-C28,U+C2A-C33,U+C35-C39,U+C3E-C43,U+C46-C48,U+C4A-C4D,U+C66-C6F';

/** Letters of Sinhala, without those of Sanskrit alone and the digits of almanacs. */
const sinhala =
  'U+D82-D83,U+D85-D8D,U+D91-D96,U+D9A-DB1,U+DB3-DBB,U+DBD,U+DC0-DC6,U+DCA,U+DCF-DD4,U+DD6,U+DD8-DDE,U+DF4';

/** Letters and signs of Arabic, Persian, Urdu and Pashto, their digits and points. */
const arabic =
  'U+60C,U+61B-61C,U+61F,U+621-63A,U+640-655,U+660-66D,U+670,U+679,U+67E,U+681,U+685-686,U+688-689,U+691,U+693,U+696,U+698,U+69A,U+6A9,U+6AB,U+6AF,U+6BA,U+6BC,U+6BE,U+6C0-6C3,U+6CC-6CD,U+6D0,U+6D2-6D5,U+6F0-6F9';

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
  'noto-sans-khmer': script('khmer', 'Noto Sans Khmer', 'U+1780-17DD,U+17E0-17E9'),
  'noto-sans-lao': script('lao', 'Noto Sans Lao', 'U+E81-EDF'),
  'noto-sans-arabic': script('arabic', 'Noto Sans Arabic', arabic),
  'noto-sans-cyrillic': alphabet('cyrillic', 'Noto Sans Cyrillic', 'U+301,U+400-45F,U+490-491,U+2116'),
  'noto-sans-greek': alphabet('greek', 'Noto Sans Greek', 'U+384-38A,U+38C,U+38E-3A1,U+3A3-3CE'),
  'noto-sans-hebrew': script('hebrew', 'Noto Sans Hebrew', 'U+5B0-5C7,U+5D0-5EA,U+5F0-5F4,U+20AA'),
  'noto-sans-devanagari': script('devanagari', 'Noto Sans Devanagari', `${devanagari},${rupee}`),
  'noto-sans-bengali': script('bengali', 'Noto Sans Bengali', `${dandas},${bengali},${rupee}`),
  'noto-sans-tamil': script('tamil', 'Noto Sans Tamil', `${dandas},U+B82-BFA,${rupee}`),
  'noto-sans-telugu': script('telugu', 'Noto Sans Telugu', `${dandas},${telugu},${rupee}`),
  'noto-sans-sinhala': script('sinhala', 'Noto Sans Sinhala', `${dandas},${sinhala}`),
};
