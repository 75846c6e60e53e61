import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { banners } from './art/banners.ts';
import { logos } from './art/logos.ts';
import { litPoster, printedPoster } from './art/poster.ts';
import { posters } from './art/posters.ts';
import { qrPicture } from './art/qr.ts';
import { vendorMarks, vendorPlate } from './art/vendor-marks.ts';

/**
 * Draws the pictures of the demo brands into configs/<pack>/assets: `npx tsx scripts/art.ts`. The same code draws the same bytes.
 * base is lit from within, aurora inherits that, padauk is printed.
 */
const configs = fileURLToPath(new URL('../configs/', import.meta.url));
/** Bytes of a file: a poster or plate, and a wide banner, of which a page shows one at a time. */
const largest = (name: string): number => (name.startsWith('hero/') ? 24_000 : 12_500);

let count = 0;
let bytes = 0;
const write = (pack: string, name: string, svg: string): void => {
  const file = path.join(configs, pack, 'assets', `${name}.svg`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, svg);
  count += 1;
  bytes += svg.length;
  if (svg.length > largest(name))
    process.stderr.write(`${pack}/${name} has ${svg.length} bytes, more than ${largest(name)}\n`);
};

for (const [id, { motif, lit, print }] of Object.entries(posters)) {
  write('base', `posters/${id}`, litPoster(id, motif, ...lit));
  if (print) write('padauk', `posters/${id}`, printedPoster(id, motif, ...print));
}
for (const [pack, pictures] of Object.entries(banners))
  for (const [name, draw] of Object.entries(pictures)) write(pack, name, draw(name));
for (const id of Object.keys(vendorMarks)) {
  write('base', `vendors/${id}`, vendorPlate(id, 'glow'));
  write('padauk', `vendors/${id}`, vendorPlate(id, 'print'));
}
for (const [pack, draw] of Object.entries(logos))
  for (const [name, svg] of Object.entries(draw())) write(pack, name, svg);

type Downloads = { downloads: Record<string, { url: string }> };
for (const pack of ['base', 'aurora', 'padauk']) {
  const { downloads } = JSON.parse(
    readFileSync(path.join(configs, pack, 'lobby/main.json'), 'utf8'),
  ) as Downloads;
  for (const [id, { url }] of Object.entries(downloads)) write(pack, `qr/${id}`, qrPicture(url));
}
process.stdout.write(`${count} pictures, ${Math.round(bytes / 1024)} kB\n`);
