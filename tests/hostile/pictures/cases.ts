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
} from '#server/images/testing/hostile-files.ts';
import {
  imageOfWebp,
  movingGif,
  movingPng,
  movingWebp,
  packed,
  pngOf,
  spoilt,
  webpOf,
  withChunk,
  withSegment,
} from './makers.ts';

/** What has to become of a file: kept without anything hostile, refused by a code, or either. */
type Fate = 'kept' | 'refused' | 'either';

export type HostilePicture = {
  what: string;
  path: string;
  file: Buffer;
  fate: Fate;
  codes?: readonly string[];
};

type Ground = Readonly<Record<Pixels, Buffer>>;

const size = ['PICTURE_SIZE'];
const moves = ['PICTURE_MOVES'];

/** Two files in one. */
const polyglots = (ground: Ground): HostilePicture[] =>
  pixelFormats.flatMap((format) =>
    Object.entries(payloads).flatMap(([what, payload]): HostilePicture[] => {
      const bytes = Buffer.from(payload);
      const path = `polyglots/a.${format}`;
      return [
        { what: `${what} behind`, path, file: Buffer.concat([ground[format], bytes]), fate: 'kept' },
        { what: `${what} before`, path, file: Buffer.concat([bytes, ground[format]]), fate: 'refused' },
      ];
    }),
  );

const asPixels = (format: Pixels, what: string, file: Buffer, fate: Fate = 'either'): HostilePicture => ({
  what,
  path: `odd/a.${format}`,
  file,
  fate,
});

/** Metadata, profiles of colour and other parts that decoders read. */
function oddParts(ground: Ground): HostilePicture[] {
  const { jpg, png, webp } = ground;
  const profile = Buffer.concat([
    Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'),
    Buffer.from('pay-load'),
    Buffer.alloc(128, 0xff),
  ]);
  const orientation = (value: number): Buffer =>
    Buffer.concat([
      Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01', 'latin1'),
      Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, value >> 8, value & 0xff, 0, 0, 0, 0, 0, 0]),
    ]);
  return [
    ...pixelFormats.map((format) =>
      asPixels(format, 'EXIF, place and comments', withMetadata(format, ground[format]), 'kept'),
    ),
    asPixels('jpg', 'a profile of noise', withSegment(jpg, 0xe2, profile)),
    asPixels(
      'jpg',
      'a profile that is the third of two',
      withSegment(jpg, 0xe2, Buffer.from('ICC_PROFILE\0\x03\x02pay-load', 'latin1')),
    ),
    asPixels(
      'jpg',
      'a profile that says to be of 4 GB',
      withSegment(
        jpg,
        0xe2,
        Buffer.concat([
          Buffer.from('ICC_PROFILE\0\x01\x01\xff\xff\xff\xff', 'latin1'),
          Buffer.from('pay-load'),
        ]),
      ),
    ),
    asPixels(
      'jpg',
      'a segment shorter than its own length',
      withSegment(jpg, 0xe1, Buffer.from('pay-load'), 1),
    ),
    asPixels(
      'jpg',
      'a segment longer than the file',
      withSegment(jpg, 0xe1, Buffer.from('pay-load'), 0xffff),
    ),
    asPixels(
      'jpg',
      'a comment of 64 kB',
      withSegment(jpg, 0xfe, Buffer.from('pay-load'.repeat(8000))),
      'kept',
    ),
    asPixels(
      'jpg',
      'Adobe colours that it has not',
      withSegment(jpg, 0xee, Buffer.from('Adobe\0\x64\0\0\0\0\x02', 'latin1')),
    ),
    asPixels(
      'jpg',
      'a preview of itself',
      withSegment(jpg, 0xe1, Buffer.concat([Buffer.from('Exif\0\0pay-load'), jpg])),
      'kept',
    ),
    ...[0, 6, 9, 255, 65_535].map((value) =>
      asPixels('jpg', `orientation ${value}`, withSegment(jpg, 0xe1, orientation(value))),
    ),
    asPixels(
      'jpg',
      'a thousand comments',
      Array.from({ length: 1000 }).reduce<Buffer>(
        (file) => withSegment(file, 0xfe, Buffer.from('pay-load')),
        jpg,
      ),
      'kept',
    ),
    asPixels(
      'png',
      'a profile that unfolds to 64 MB',
      withChunk(png, 'iCCP', Buffer.concat([Buffer.from('a\0\0'), packed(64 * 2 ** 20)])),
    ),
    asPixels(
      'png',
      'a text that unfolds to 64 MB',
      withChunk(png, 'zTXt', Buffer.concat([Buffer.from('a\0\0'), packed(64 * 2 ** 20)])),
    ),
    asPixels(
      'png',
      'a text of the world that unfolds to 64 MB',
      withChunk(png, 'iTXt', Buffer.concat([Buffer.from('a\0\x01\0\0\0'), packed(64 * 2 ** 20)])),
    ),
    asPixels('png', 'a profile that is none', withChunk(png, 'iCCP', Buffer.from('pay-load'))),
    asPixels(
      'png',
      'a profile without a name',
      withChunk(png, 'iCCP', Buffer.concat([Buffer.from([0, 0]), packed(10)])),
    ),
    asPixels(
      'png',
      'two ideas of its colours',
      withChunk(withChunk(png, 'sRGB', Buffer.from([9])), 'gAMA', Buffer.alloc(4)),
    ),
    asPixels('png', 'colours that it does not have', withChunk(png, 'PLTE', Buffer.alloc(7))),
    asPixels(
      'png',
      'a page in a text',
      withChunk(png, 'tEXt', Buffer.from('a\0<script>pay-load</script>')),
      'kept',
    ),
    asPixels('png', 'a part that nobody knows', withChunk(png, 'paYL', Buffer.from('pay-load')), 'kept'),
    asPixels('png', 'a part that everybody has to know', withChunk(png, 'PAYL', Buffer.from('pay-load'))),
    asPixels(
      'png',
      'frames that come behind the picture',
      Buffer.concat([png.subarray(0, -12), movingPng(3).subarray(33)]),
    ),
    asPixels(
      'webp',
      'a profile of noise',
      webpOf(0b100000, [['ICCP', Buffer.alloc(64, 0xff)], imageOfWebp(webp)]),
    ),
    asPixels('webp', 'a profile that is said and missing', webpOf(0b100000, [imageOfWebp(webp)])),
    asPixels(
      'webp',
      'a part that nobody knows',
      webpOf(0, [imageOfWebp(webp), ['PAYL', Buffer.from('pay-load')]]),
    ),
    asPixels('webp', 'two pictures', webpOf(0, [imageOfWebp(webp), imageOfWebp(webp)])),
    asPixels('webp', 'no picture', webpOf(0, [['XMP ', Buffer.from('pay-load')]]), 'refused'),
    asPixels(
      'webp',
      'transparency of noise',
      webpOf(0b10000, [['ALPH', Buffer.alloc(64, 0xff)], imageOfWebp(webp)]),
    ),
    asPixels('avif', 'boxes of no length', Buffer.concat([ground.avif, Buffer.from('\0\0\0\0free')])),
    asPixels(
      'avif',
      'a box longer than the file',
      Buffer.concat([ground.avif, Buffer.from('\xff\xff\xff\xfffreepay-load', 'latin1')]),
    ),
    asPixels(
      'avif',
      'a brand of films',
      Buffer.from(ground.avif.toString('latin1').replace('ftypavif', 'ftypavis'), 'latin1'),
    ),
  ];
}

/** A picture of one colour. */
const black = (width: number, height: number, fate: Fate): HostilePicture => ({
  what: `${width} × ${height} black pixels`,
  path: 'bombs/b.png',
  file: pngOf(width, height),
  fate,
  ...(fate === 'refused' && { codes: size }),
});

/** Small files that are huge once they are unfolded. */
function bombs(ground: Ground): HostilePicture[] {
  const promised = (['png', 'jpg', 'webp'] as const).flatMap((format) =>
    [
      [12_500, 8000],
      [8193, 40],
      [40, 16_000],
      [8000, 8000],
    ].map(([width = 0, height = 0]): HostilePicture => ({
      what: `a promise of ${width} × ${height}`,
      path: `bombs/a.${format}`,
      file: promising(format, ground[format], width, height),
      fate: 'refused',
      codes: size,
    })),
  );
  return [
    ...promised,
    black(12_500, 8000, 'refused'),
    black(1, 100_000, 'refused'),
    black(100_000, 1, 'refused'),
    {
      what: 'more bytes than are taken',
      path: 'bombs/c.png',
      file: Buffer.alloc(8 * 2 ** 20 + 1, 1),
      fate: 'refused',
      codes: size,
    },
    {
      what: 'a drawing of two megabytes',
      path: 'bombs/d.svg',
      file: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0'.repeat(500_000)}"/></svg>`,
      ),
      fate: 'refused',
      codes: size,
    },
    {
      what: 'a drawing with 20 000 styles',
      path: 'bombs/e.svg',
      file: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>${Array.from({ length: 20_000 }, (_, index) => `.a${index}{fill:red}`).join('')}</style></svg>`,
      ),
      fate: 'either',
    },
    {
      what: 'a drawing with an attribute of 900 kB',
      path: 'bombs/f.svg',
      file: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><path fill="${'url('.repeat(225_000)}"/></svg>`,
      ),
      fate: 'either',
    },
    {
      what: 'a drawing with styles that never end',
      path: 'bombs/g.svg',
      file: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>${'a'.repeat(900_000)}</style></svg>`,
      ),
      fate: 'kept',
    },
    {
      what: 'a drawing with openings of comments alone',
      path: 'bombs/h.svg',
      file: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg"><style>${'/*'.repeat(450_000)}</style></svg>`,
      ),
      fate: 'kept',
    },
  ];
}

const moving = (frames: number): HostilePicture[] => [
  { what: `${frames} frames`, path: 'moving/a.png', file: movingPng(frames), fate: 'refused', codes: moves },
  {
    what: `${frames} frames`,
    path: 'moving/a.webp',
    file: movingWebp(frames),
    fate: 'refused',
    codes: moves,
  },
  ...pixelFormats.map((format): HostilePicture => ({
    what: `a GIF of ${frames} frames`,
    path: `moving/b.${format}`,
    file: movingGif(frames),
    fate: 'refused',
    codes: ['PICTURE_TYPE'],
  })),
];

const broken = (ground: Ground): HostilePicture[] =>
  pixelFormats.flatMap((format) => [
    ...[0.02, 0.1, 0.25, 0.5, 0.75, 0.95].map((share) =>
      asPixels(
        format,
        `no more than ${share * 100} % of it`,
        ground[format].subarray(0, Math.ceil(ground[format].length * share)),
      ),
    ),
    ...Array.from({ length: 10 }, (_, place) =>
      asPixels(format, `a spoilt byte at ${place * 10} %`, spoilt(ground[format], place / 10)),
    ),
  ]);

/** A file of another type than its name says: pictures of pixels are written in the type of the name. */
const otherTypes = (ground: Ground): HostilePicture[] => [
  ...Object.entries(notPictures).flatMap(([what, file]) =>
    [...pixelFormats, 'svg' as const].map((format): HostilePicture => ({
      what: `${what} of this name`,
      path: `other/a.${format}`,
      file,
      fate: 'refused',
    })),
  ),
  ...pixelFormats.flatMap((from) =>
    pixelFormats.map((to) => asPixels(to, `what is a ${from}`, ground[from], 'kept')),
  ),
  ...pixelFormats.map((format): HostilePicture => ({
    what: `what is a ${format}`,
    path: 'other/a.svg',
    file: ground[format],
    fate: 'refused',
    codes: ['PICTURE_DRAWING'],
  })),
];

const drawings = (): HostilePicture[] => [
  ...hostileDrawings.map(([what, text]): HostilePicture => ({
    what,
    path: 'drawings/a.svg',
    file: Buffer.from(text),
    fate: 'kept',
  })),
  ...Object.entries(refusedDrawings).map(([what, text]): HostilePicture => ({
    what,
    path: 'drawings/b.svg',
    file: Buffer.from(text),
    fate: 'refused',
  })),
];

/** Every hostile file; made beforehand, so that making them is not measured. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const files = await Promise.all(pixelFormats.map((format) => redAndBlue(format, 300, 200)));
  const ground = Object.fromEntries(pixelFormats.map((format, index) => [format, files[index]])) as Ground;
  return [
    ...polyglots(ground),
    ...oddParts(ground),
    ...bombs(ground),
    ...moving(5000),
    ...broken(ground),
    ...otherTypes(ground),
    ...drawings(),
    // The most that is taken, 40 megapixels; last, for a busy machine may not manage it in the time that one has.
    { ...black(8000, 5000, 'either'), codes: size },
  ];
}

const parts = [
  '..',
  '.',
  '.hidden',
  'A',
  'a b',
  'a%2f',
  'a%00',
  'a\\b',
  'a\0',
  'ü',
  'a\u202egnp',
  '',
  '-a',
  '~',
  '$HOME',
  'a;b',
  'a'.repeat(41),
];

/** Names that no picture has. */
export const hostileNames: readonly string[] = [
  ...parts.flatMap((part) => [`${part}/a.png`, `a/${part}/b.png`, `a/${part}.png`]),
  '/etc/passwd.png',
  'file:///etc/a.png',
  'https://elsewhere.example/a.png',
  '//elsewhere.example/a.png',
  'C:/a.png',
  'a/b/c/d/e.png',
  `by-hash/${'0'.repeat(32)}/a.png`,
  `${'abcdefgh/'.repeat(3)}${'a'.repeat(60)}.png`,
  ...[
    'gif',
    'php',
    'html',
    'svgz',
    'svg.html',
    'png.exe',
    'png.php',
    'php.png',
    'tar.gz',
    'png.',
    'png/',
    'png ',
    'png\n',
    'PNG',
    'jpeg',
    'js',
    '',
  ].map((ending) => `a.${ending}`),
];
