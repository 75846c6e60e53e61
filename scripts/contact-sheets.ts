// Takes the contact sheets of docs/pictures from a running server with the demo brands:
// DEMO_PASSWORD=… npx tsx scripts/contact-sheets.ts [http://localhost:4100] [folder for each picture in full size]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sheetOf } from './contact-sheets/sheet.ts';
import { demoBrands, openBrowser, takeShots, widths, type Shot, type Width } from './contact-sheets/shots.ts';

const [origin = 'http://localhost:4100', folder] = process.argv.slice(2);
const password = process.env['DEMO_PASSWORD'];
if (password === undefined)
  throw new Error(
    'The demo member cannot log in without a password. Set DEMO_PASSWORD to the one that the server was started with.',
  );
if (folder !== undefined) mkdirSync(folder, { recursive: true });
const { port } = new URL(origin);
const browser = await openBrowser();
for (const brand of demoBrands) {
  const portal = `http://${brand}.localhost:${port}`;
  for (const width of Object.keys(widths) as Width[]) {
    const shots: Shot[] = [];
    for await (const shot of takeShots(browser, { portal, brand, width, password })) {
      shots.push(shot);
      if (folder === undefined) continue;
      const { screen, look, png } = shot;
      const name = [brand, width, screen.replaceAll(' ', '-'), look.language, look.mode].join('-');
      writeFileSync(join(folder, `${name}.png`), png);
    }
    const sheet = await sheetOf(browser, shots, width);
    const file = join('docs/pictures', `sheet-${brand}-${width}.webp`);
    writeFileSync(file, sheet);
    console.log(`${file}: ${Math.round(sheet.length / 1000)} kB`);
  }
}
await browser.close();
