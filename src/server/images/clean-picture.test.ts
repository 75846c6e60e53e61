import { createCanvas, loadImage } from '@napi-rs/canvas';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import {
  hostileDrawings,
  notPictures,
  payloads,
  pixelFormats,
  promising,
  redAndBlue,
  refusedDrawings,
  withMetadata,
  type Pixels,
} from './testing/hostile-files.ts';

const mime = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' } as const;

async function kept(file: Buffer, format: Pixels): Promise<Buffer> {
  const clean = await cleanPicture({ file, format });
  if (!clean.ok) throw new Error(clean.why);
  return Buffer.from(clean.picture);
}

async function coloursOf(picture: Buffer): Promise<boolean[]> {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const [red = 0] = context.getImageData(4, 4, 1, 1).data;
  const [, , blue = 0] = context.getImageData(image.width - 5, 4, 1, 1).data;
  return [red > 200, blue > 200];
}

describe('a picture made of pixels', () => {
  const pairs = pixelFormats.flatMap((from) => pixelFormats.map((to) => [from, to] as const));
  it.each(pairs)('that is a %s is kept as the %s that its name says', async (from, to) => {
    const picture = await kept(await redAndBlue(from), to);
    expect((await fileTypeFromBuffer(picture))?.mime).toBe(mime[to]);
    expect(await coloursOf(picture)).toEqual([true, true]);
  });

  it.each(pixelFormats)('in %s loses its place, its author and its comments', async (format) => {
    const file = withMetadata(format, await redAndBlue(format));
    expect(file.includes('pay-load')).toBe(true);
    const picture = await kept(file, format);
    expect(picture.includes('pay-load')).toBe(false);
    expect(picture.includes('Exif')).toBe(false);
    expect(await coloursOf(picture)).toEqual([true, true]);
  });

  const smuggled = pixelFormats.flatMap((format) =>
    Object.entries(payloads).map(([what, payload]) => [format, what, payload] as const),
  );
  it.each(smuggled)('in %s carries %s no further', async (format, _, payload) => {
    const picture = await kept(Buffer.concat([await redAndBlue(format), Buffer.from(payload)]), format);
    expect(picture.includes('pay-load')).toBe(false);
  });

  const sizes = [
    [100_000, 1000],
    [12_000, 8400],
    [8193, 40],
    [40, 16_000],
    [8000, 8000],
  ] as const;
  const promised = (['png', 'jpg', 'webp'] as const).flatMap((format) =>
    sizes.map(([width, height]) => [format, width, height] as const),
  );
  it.each(promised)('in %s that promises %i × %i pixels is not decoded', async (format, width, height) => {
    const file = promising(format, await redAndBlue(format), width, height);
    expect(await cleanPicture({ file, format })).toEqual({ ok: false, why: 'PICTURE_SIZE' });
  });

  it.each(pixelFormats)(
    'in %s whose second half is missing or other is refused, or drawn',
    async (format) => {
      const file = await redAndBlue(format, 300, 200);
      for (const broken of [
        file.subarray(0, 40),
        Buffer.concat([file.subarray(0, 40), Buffer.from('pay-load'.repeat(200))]),
      ]) {
        const clean = await cleanPicture({ file: broken, format });
        const outcome = clean.ok ? Buffer.from(clean.picture).includes('pay-load') : clean.why;
        expect(['FILE_TYPE', false]).toContain(outcome);
      }
    },
  );

  it('that moves is refused, for one frame would stay', async () => {
    const moving = Buffer.concat([
      Buffer.from('RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0', 'latin1'),
      Buffer.from([0b10, 0, 0, 0, 0x8f, 1, 0, 0x8f, 1, 0]),
    ]);
    expect(await cleanPicture({ file: moving, format: 'webp' })).toEqual({ ok: false, why: 'PICTURE_MOVES' });
  });

  it('larger than any page asks for is made smaller', async () => {
    const clean = await cleanPicture({ file: await redAndBlue('jpg', 5000, 500), format: 'jpg' });
    expect(clean).toMatchObject({ ok: true, width: 3840, height: 384 });
  });

  it('is kept the same from the same file', async () => {
    const file = await redAndBlue('png');
    expect(await kept(file, 'png')).toEqual(await kept(file, 'png'));
  });
});

describe('a file', () => {
  const cases = Object.keys(notPictures).flatMap((what) =>
    [...pixelFormats, 'svg' as const].map((format) => [what, format] as const),
  );
  it.each(cases)('that is %s is not kept as %s', async (what, format) => {
    const clean = await cleanPicture({ file: notPictures[what] ?? Buffer.alloc(0), format });
    expect(clean).toMatchObject({ ok: false });
  });

  it.each(pixelFormats)('of pixels (%s) is no drawing, and a drawing is not of pixels', async (format) => {
    const pixels = await cleanPicture({ file: await redAndBlue(format), format: 'svg' });
    expect(pixels).toEqual({ ok: false, why: 'PICTURE_DRAWING' });
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await cleanPicture({ file: drawing, format })).toEqual({ ok: false, why: 'PICTURE_DRAWING' });
  });
});

async function drawing(text: string): Promise<string> {
  const clean = await cleanPicture({ file: Buffer.from(text), format: 'svg' });
  if (!clean.ok) throw new Error(clean.why);
  return Buffer.from(clean.picture).toString();
}

describe('a drawing', () => {
  it.each(hostileDrawings)('keeps what is drawn and loses %s', async (_, text) => {
    const written = await drawing(text);
    expect(written).toContain('<path id="p" d="M0 0h8"></path>');
    expect(written).not.toMatch(
      /pay-load|script|foreign|\bon[a-z]+=|<a |<image|https?:(?!\/\/www\.w3\.org\/2000\/svg")/iu,
    );
  });

  it.each(Object.keys(refusedDrawings))('with %s is refused', async (what) => {
    const file = Buffer.from(refusedDrawings[what] ?? '');
    expect(await cleanPicture({ file, format: 'svg' })).toEqual({ ok: false, why: 'FILE_TYPE' });
  });

  it('of more than a megabyte, or in another encoding than UTF-8, is refused', async () => {
    const long = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0'.repeat(300_000)}"/></svg>`,
    );
    expect(await cleanPicture({ file: long, format: 'svg' })).toEqual({ ok: false, why: 'PICTURE_SIZE' });
    const wide = Buffer.from('\ufeff<svg xmlns="http://www.w3.org/2000/svg"/>', 'utf16le');
    expect(await cleanPicture({ file: wide, format: 'svg' })).toMatchObject({ ok: false });
  });

  it('as drawing programs write it looks as before', async () => {
    const written = await drawing(
      `<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        viewBox="0 0 120 40.5" style="enable-background:new 0 0 120 40">
        <style type="text/css">/* One /* .gone{fill:red} */.st0{clip-path:url(#clip);fill:#F9C846;} .st1,.st2{opacity:0.5} /* .st3{fill:red}</style>
        <defs>
          <rect id="box" width="120" height="40"/>
          <linearGradient id="shade"><stop offset="0" style="stop-color:#fff;stop-opacity:.5"/></linearGradient>
        </defs>
        <clipPath id="clip"><use xlink:href="#box" style="overflow:visible"/></clipPath>
        <g class="st0"><path class="st1" fill="url(#shade)" d="M0 0h9"/><text x="1">A &amp; B</text></g>
      </svg>`,
    );
    expect(written.replaceAll(/\s+/gu, ' ')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" id="Layer_1" viewBox="0 0 120 40.5">' +
        '<style>.st0{clip-path:url(#clip);fill:#F9C846}.st1,.st2{opacity:0.5}</style>' +
        '<defs><rect id="box" width="120" height="40"></rect>' +
        '<linearGradient id="shade"><stop offset="0" stop-color="#fff" stop-opacity=".5"></stop></linearGradient></defs>' +
        '<clipPath id="clip"><use href="#box" overflow="visible"></use></clipPath>' +
        '<g class="st0"><path class="st1" fill="url(#shade)" d="M0 0h9"></path><text x="1">A &amp; B</text></g></svg>',
    );
    expect(await drawing(written)).toBe(written);
  });

  it('tells its size', async () => {
    const sized = async (attributes: string) => {
      const file = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
      const { width, height } = {
        width: undefined,
        height: undefined,
        ...(await cleanPicture({ file, format: 'svg' })),
      };
      return [width, height];
    };
    expect(await sized('width="64px" height="32"')).toEqual([64, 32]);
    expect(await sized('width="100%" viewBox="0 0 24 12"')).toEqual([24, 12]);
    expect(await sized('')).toEqual([undefined, undefined]);
  });
});
