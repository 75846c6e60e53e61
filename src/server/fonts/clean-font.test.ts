import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { cleanFont, fontBytesMax } from './clean-font.ts';
import { readWoff2, type Woff2 } from './read-woff2.ts';
import { writeWoff2 } from './write-woff2.ts';

const outfit = readFileSync('node_modules/@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2');

async function tablesOf(file: Buffer): Promise<Woff2> {
  const read = await readWoff2(file);
  if (!read) throw new Error('No font.');
  return read;
}
const fault = async (file: Buffer): Promise<string> => {
  const clean = await cleanFont(file);
  return clean.ok ? 'ok' : clean.why;
};
/** The font with its tables changed. */
async function changed(change: (tables: Woff2['tables']) => Woff2['tables']): Promise<Buffer> {
  const { flavor, tables } = await tablesOf(outfit);
  return writeWoff2({ flavor, tables: change(tables) });
}

describe('a font that is kept', () => {
  it('is a font still, with the weights of its axis', async () => {
    const clean = await cleanFont(outfit);
    if (!clean.ok) throw new Error(clean.why);
    expect(clean.weights).toEqual({ min: 100, max: 900 });
    // HarfBuzz reads it, and sets letters of it.
    const [before, after] = await Promise.all(
      [outfit, clean.font].map((file) => subsetFont(file, 'Brand', { targetFormat: 'truetype' })),
    );
    expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
  });

  it('stays as it is when it comes again', async () => {
    const first = await cleanFont(outfit);
    const second = first.ok ? await cleanFont(first.font) : first;
    expect(first.ok && second.ok && second.font.equals(first.font)).toBe(true);
  });

  it('has the weight of its style where it has one only', async () => {
    const bold = await subsetFont(outfit, 'Brand', {
      targetFormat: 'woff2',
      variationAxes: { wght: 700 },
    });
    expect(await cleanFont(bold)).toMatchObject({ ok: true, weights: { min: 700, max: 700 } });
  });

  it('has nothing behind its tables, and no table that browsers do not read', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>');
    const withMore = await changed((tables) => [
      ...tables,
      { tag: 'SVG ', flags: 36, length: hidden.length, isTransformed: false, bytes: hidden },
      { tag: 'HIDE', flags: 63, length: hidden.length, isTransformed: false, bytes: hidden },
    ]);
    const file = Buffer.concat([withMore, hidden]);
    file.writeUInt32BE(file.length, 8);
    // Private data begins where the tables end.
    file.writeUInt32BE(withMore.length, 40);
    file.writeUInt32BE(hidden.length, 44);
    const clean = await cleanFont(file);
    if (!clean.ok) throw new Error(clean.why);
    expect(clean.font.includes(hidden)).toBe(false);
    const tags = (await tablesOf(clean.font)).tables.map(({ tag }) => tag);
    expect(tags).toEqual((await tablesOf(outfit)).tables.map(({ tag }) => tag));
  });
});

describe('a file that is not kept', () => {
  it('is no font, or one of another format', async () => {
    expect(await fault(Buffer.alloc(0))).toBe('FONT_TYPE');
    expect(await fault(Buffer.from('<html><script>alert(1)</script>'))).toBe('FONT_TYPE');
    expect(await fault(readFileSync('docs/pictures/console.png'))).toBe('FONT_TYPE');
    const truetype = await subsetFont(outfit, 'Brand', { targetFormat: 'truetype' });
    expect(await fault(truetype)).toBe('FONT_FORMAT');
    expect(await fault(await subsetFont(outfit, 'Brand', { targetFormat: 'woff' }))).toBe('FONT_FORMAT');
  });

  it('is cut off, lengthened, or damaged inside', async () => {
    expect(await fault(outfit.subarray(0, outfit.length - 100))).toBe('FONT_TYPE');
    expect(await fault(Buffer.concat([outfit, Buffer.from('<script>')]))).toBe('FONT_TYPE');
    const damaged = Buffer.from(outfit);
    damaged.fill(0xff, 400, 600);
    expect(await fault(damaged)).toBe('FONT_TYPE');
    for (let end = 0; end < 120; end += 1) expect(await fault(outfit.subarray(0, end))).not.toBe('ok');
  });

  it('lacks a table that browsers need, or has one that says nothing', async () => {
    for (const tag of ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2', 'glyf'])
      expect(await fault(await changed((tables) => tables.filter((one) => one.tag !== tag)))).toBe(
        'FONT_TYPE',
      );
    const emptied = await changed((tables) =>
      tables.map((one) => (one.tag === 'head' ? { ...one, bytes: Buffer.alloc(one.bytes.length) } : one)),
    );
    expect(await fault(emptied)).toBe('FONT_TYPE');
  });

  it('weighs too much, or unpacks to more than it says', async () => {
    expect(await fault(Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(fontBytesMax)]))).toBe('FONT_SIZE');
    const bomb = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));
    const file = Buffer.alloc(48 + 2 + bomb.length);
    file.write('wOF2', 0, 'latin1');
    file.writeUInt32BE(file.length, 8);
    file.writeUInt16BE(1, 12);
    file.writeUInt32BE(bomb.length, 20);
    file[49] = 100;
    bomb.copy(file, 50);
    expect(await fault(file)).toBe('FONT_TYPE');
  });
});
