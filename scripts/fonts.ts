// Makes src/ui/fonts/generated: the subsets of fonts that pages fetch before their first paint, the style sheet of the faces that every
// page has, and in scripts/ those of single scripts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import subsetFont from 'subset-font';
import { fallbackFaces } from './fonts/fallback-faces.ts';
import { fonts, type FontSource } from './fonts/fonts.ts';
import { codePoints, unicodeRange } from './fonts/unicode-range.ts';

const { resolve } = createRequire(import.meta.url);
const out = 'src/ui/fonts/generated';
const sheets = join(out, 'scripts');

const face = (family: string, file: string, weights: string, range: string): string =>
  `@font-face {
  font-family: '${family} Variable';
  font-display: swap;
  font-weight: ${weights};
  src: url('${file}') format('woff2');
  unicode-range: ${range};
}`;

async function facesOf(name: string, font: FontSource): Promise<string[]> {
  const home = font.ownSheet ? sheets : out;
  const folder = dirname(resolve(`@fontsource-variable/${font.package}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const pathOf = (part: string): string => join(folder, 'files', `${font.package}-${part}-wght-normal.woff2`);

  const file = readFileSync(pathOf(font.cut));
  const points = codePoints(font.range);
  const text = String.fromCodePoint(...points);
  const subset = await subsetFont(file, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weights },
  });
  writeFileSync(join(out, `${name}.woff2`), subset);

  const rest = (part: string): string => {
    const left = codePoints(ranges[part] ?? '');
    for (const point of points) left.delete(point);
    return unicodeRange(left);
  };
  const weights = `${font.weights.min} ${font.weights.max}`;
  const whole = font.whole.filter((part) => ranges[part] !== undefined);
  return [
    ...(await fallbackFaces(font, file, text, font.range)),
    // Of two faces that both have a character the later one is taken.
    ...whole.map((part) => face(font.family, relative(home, pathOf(part)), weights, rest(part))),
    face(font.family, font.ownSheet ? `../${name}.woff2` : `./${name}.woff2`, weights, font.range),
  ];
}

rmSync(out, { recursive: true, force: true });
mkdirSync(sheets, { recursive: true });
const faces: string[] = [];
for (const [name, font] of Object.entries(fonts)) {
  const made = await facesOf(name, font);
  if (font.ownSheet) writeFileSync(join(sheets, `${name}.css`), `${made.join('\n')}\n`);
  else faces.push(...made);
}
writeFileSync(join(out, 'faces.css'), `${faces.join('\n')}\n`);
console.log(`${out}: ${faces.length} faces of ${Object.keys(fonts).length} fonts`);
