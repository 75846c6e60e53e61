import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import type { FontSource } from './fonts.ts';

/** System fonts and their metrics, in units of an em of 2048; Liberation has those of Arial and Times, Roboto nearly those of Arial. */
const systemFonts = {
  'sans-serif': {
    height: { familyName: 'Arial', ascent: 1854, descent: -434, lineGap: 67, unitsPerEm: 2048 },
    regular: { xWidthAvg: 913, names: ['Arial', 'Liberation Sans', 'Roboto'] },
    bold: { xWidthAvg: 983, names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
  },
  serif: {
    height: { familyName: 'Times New Roman', ascent: 1825, descent: -443, lineGap: 87, unitsPerEm: 2048 },
    regular: { xWidthAvg: 832, names: ['Times New Roman', 'Liberation Serif', 'Times'] },
    bold: { xWidthAvg: 886, names: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'] },
  },
} as const;

const cuts = [
  { name: 'regular', weight: 400, range: '100 550' },
  { name: 'bold', weight: 700, range: '551 900' },
] as const;

/**
 * Faces of system fonts that are as wide and as high as the font they stand in for, so that nothing moves when its file arrives.
 * @param file the file that the subset was cut from
 * @param text the characters that they stand in for
 */
export async function fallbackFaces(
  { family, standIn }: FontSource,
  file: Buffer,
  text: string,
  range: string,
): Promise<string[]> {
  if (!standIn) return [];
  const system = systemFonts[standIn];
  return Promise.all(
    cuts.map(async ({ name, weight, range: weights }) => {
      const instance = await subsetFont(file, text, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      });
      const { names, xWidthAvg } = system[name];
      const { fontFaces } = createFontStack([await fromBuffer(instance), { ...system.height, xWidthAvg }], {
        fontFaceFormat: 'styleObject',
      });
      const face = fontFaces[0]?.['@font-face'];
      if (!face) throw new Error(`${family} has no metrics to adjust a fallback by.`);
      return [
        '@font-face {',
        `  font-family: '${family} Fallback';`,
        `  font-weight: ${weights};`,
        `  src: ${names.map((font) => `local('${font}')`).join(', ')};`,
        `  ascent-override: ${face.ascentOverride};`,
        `  descent-override: ${face.descentOverride};`,
        `  line-gap-override: ${face.lineGapOverride};`,
        `  size-adjust: ${face.sizeAdjust};`,
        `  unicode-range: ${range};`,
        '}',
      ].join('\n');
    }),
  );
}
