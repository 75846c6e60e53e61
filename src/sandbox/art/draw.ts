import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { downloadsOf } from './downloads.ts';
import { pictures } from './pictures.ts';

/** Draws the pictures of the demo brands into configs/<pack>/assets: `npx tsx src/sandbox/art/draw.ts`. */
const configs = fileURLToPath(new URL('../../../configs/', import.meta.url));

let count = 0;
for (const { pack, name, svg } of pictures(downloadsOf(configs, ['base', 'aurora', 'padauk']))) {
  const file = path.join(configs, pack, 'assets', `${name}.svg`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, svg);
  count += 1;
}
process.stdout.write(`${count} pictures drawn\n`);
