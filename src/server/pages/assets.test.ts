import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smallPacks, writePacks } from '#engine/testing/small-packs.ts';
import { startApp, type TestApp } from '#server/testing/app.ts';
import { mainDatabase } from '#server/testing/database.ts';

/** A photograph of 1,200 × 600 px, of which a phone shows a part. */
function photograph(): Buffer {
  const canvas = createCanvas(1200, 600);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 1200, 600);
  sky.addColorStop(0, '#102040');
  sky.addColorStop(1, '#f0a040');
  context.fillStyle = sky;
  context.fillRect(0, 0, 1200, 600);
  return canvas.toBuffer('image/jpeg', 90);
}

/** The header of an animated WebP: what would stay of it is one frame. */
const animated = Buffer.concat([
  Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
  Buffer.from([0b10, 0, 0, 0, 0x8f, 1, 0, 0x8f, 1, 0]),
]);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';

const files = {
  'hero/night.jpg': photograph(),
  'hero/moving.webp': animated,
  'hero/broken.png': Buffer.from('no picture'),
  'hero/drawn.svg': Buffer.from(drawing),
};

describe('pictures of a brand', () => {
  let folder: string;
  let server: TestApp;
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.url}/assets/shop/${path}`, { headers });
  const bytesOf = async (response: Response): Promise<Uint8Array> =>
    new Uint8Array(await response.arrayBuffer());

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'livery-assets-'));
    const save = async (file: string, content: string | Buffer): Promise<void> => {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    };
    for (const { pack, documents, assets } of Object.values(writePacks(smallPacks()))) {
      for (const [key, text] of Object.entries(documents)) await save(`configs/${pack}/${key}.json`, text);
      for (const asset of assets) await save(`configs/${pack}/assets/${asset}`, drawing);
    }
    for (const [name, content] of Object.entries(files)) await save(`configs/shop/assets/${name}`, content);
    server = await startApp(mainDatabase, {
      configs: join(folder, 'configs'),
      dataDir: join(folder, 'data'),
    });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
  ])('come in the width asked for, for a browser that takes %s', async (accept, type) => {
    const response = await get('hero/night.jpg?w=480', { accept });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept');
    const picture = await bytesOf(response);
    expect(imageSize(picture)).toMatchObject({ width: 480, height: 240 });
    expect(picture.length).toBeLessThan(files['hero/night.jpg'].length);
    const etag = response.headers.get('etag') ?? '';
    expect((await get('hero/night.jpg?w=480', { accept, 'if-none-match': etag })).status).toBe(304);
    expect((await get('hero/night.jpg?w=640', { accept, 'if-none-match': etag })).status).toBe(200);
  });

  it('are never made larger than they are', async () => {
    const picture = await bytesOf(await get('hero/night.jpg?w=1920'));
    expect(imageSize(picture)).toMatchObject({ width: 1200, height: 600 });
  });

  it('are made once for all that ask', async () => {
    const asked = Array.from({ length: 8 }, async () => bytesOf(await get('hero/night.jpg?w=960')));
    const [first, ...others] = await Promise.all(asked);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each([
    ['a width that no page asks for', 'hero/night.jpg', 'w=481'],
    ['no width', 'hero/night.jpg', 'w='],
    ['two widths', 'hero/night.jpg', 'w=320&w=480'],
    ['a drawing', 'hero/drawn.svg', 'w=480'],
    ['a moving picture', 'hero/moving.webp', 'w=480'],
    ['a file that is no picture', 'hero/broken.png', 'w=480'],
  ] as const)('come as they are for %s', async (_, name, query) => {
    const response = await get(`${name}?${query}`, { accept: 'image/avif' });
    expect(response.status).toBe(200);
    expect(Buffer.from(await bytesOf(response))).toEqual(files[name]);
  });

  it('are missing in every width where there is none', async () => {
    expect((await get('hero/none.jpg?w=480')).status).toBe(404);
  });
});
