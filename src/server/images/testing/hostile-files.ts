import { createCanvas } from '@napi-rs/canvas';

export type Pixels = 'png' | 'jpg' | 'webp' | 'avif';
export const pixelFormats: readonly Pixels[] = ['png', 'jpg', 'webp', 'avif'];

/** A picture whose left half is red and whose right half is blue. */
export async function redAndBlue(format: Pixels, width = 60, height = 40): Promise<Buffer> {
  const canvas = createCanvas(width, height);
  const drawing = canvas.getContext('2d');
  for (const [half, colour] of ['#f00', '#00f'].entries()) {
    drawing.fillStyle = colour;
    drawing.fillRect((half * width) / 2, 0, width / 2, height);
  }
  if (format === 'avif') return canvas.encode('avif');
  return format === 'png' ? canvas.encode('png') : canvas.encode(format === 'jpg' ? 'jpeg' : format);
}

/** What somebody may want to smuggle in. */
export const payloads: Readonly<Record<string, string>> = {
  'a page': '<!doctype html><html><script>alert("pay-load")</script></html>',
  'a program': '#!/bin/sh\necho pay-load\n',
  'a server page': '<?php system("pay-load"); ?>',
  'an archive': 'PK\u0003\u0004pay-load.class',
  'a drawing': '<svg xmlns="http://www.w3.org/2000/svg" onload="pay-load()"/>',
};

const jpegSegment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

const pngChunk = (type: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  // Decoders pass over chunks that they do not need without looking at their checksum.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
};

/** The head of an EXIF block with a place in it, as a telephone writes it, and a word to look for. */
const exif = Buffer.concat([
  Buffer.from('Exif\0\0MM\0*\0\0\0\u0008\0\u0001', 'latin1'),
  Buffer.from([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0]),
  Buffer.from('GPS-pay-load 16.8409N 96.1735E', 'latin1'),
]);

/** A picture with words in the places that its format has for them. */
export function withMetadata(format: Pixels, file: Buffer): Buffer {
  if (format === 'jpg') {
    return Buffer.concat([
      file.subarray(0, 2),
      jpegSegment(0xe1, exif),
      jpegSegment(0xfe, Buffer.from('comment pay-load')),
      file.subarray(2),
    ]);
  }
  if (format === 'png') {
    const first = 8 + 25;
    return Buffer.concat([
      file.subarray(0, first),
      pngChunk('tEXt', Buffer.from('Author\0pay-load')),
      pngChunk('eXIf', exif.subarray(6)),
      file.subarray(first),
    ]);
  }
  if (format === 'webp') {
    const chunk = Buffer.concat([Buffer.from('EXIF'), Buffer.alloc(4), exif]);
    chunk.writeUInt32LE(exif.length, 4);
    const whole = Buffer.concat([file, chunk]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  }
  const free = Buffer.concat([Buffer.alloc(4), Buffer.from('free'), exif]);
  free.writeUInt32BE(free.length);
  return Buffer.concat([file, free]);
}

/** A file whose header promises these pixels, with a few bytes behind it. */
export function promising(
  format: Exclude<Pixels, 'avif'>,
  file: Buffer,
  width: number,
  height: number,
): Buffer {
  const promised = Buffer.from(file);
  if (format === 'png') {
    promised.writeUInt32BE(width, 16);
    promised.writeUInt32BE(height, 20);
  } else if (format === 'jpg') {
    const frame = promised.findIndex(
      (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(promised[index + 1] ?? 0),
    );
    promised.writeUInt16BE(Math.min(height, 0xffff), frame + 5);
    promised.writeUInt16BE(Math.min(width, 0xffff), frame + 7);
  } else {
    const head = Buffer.concat([
      Buffer.from('RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0', 'latin1'),
      Buffer.alloc(6),
    ]);
    head.writeUIntLE(width - 1, 24, 3);
    head.writeUIntLE(height - 1, 27, 3);
    const whole = Buffer.concat([head, promised.subarray(12)]);
    whole.writeUInt32LE(whole.length - 8, 4);
    return whole;
  }
  return promised;
}

/** Files that are no picture, by what they are. */
export const notPictures: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.from('x'),
  'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a feed': Buffer.from('<?xml version="1.0"?><rss><channel/></rss>'),
  'a GIF': Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'a program': Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400)]),
  'an archive': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)]),
  'a film': Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'), Buffer.alloc(200)]),
  'a paper': Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
  noise: Buffer.from(Array.from({ length: 900 }, (_, index) => (index * 73 + 41) % 256)),
  zeros: Buffer.alloc(4096),
};

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}>${content}</svg>`;

const drawn = '<path id="p" d="M0 0h8"/>';

/** Content of drawings that has to go while the path beside it stays. */
const hostileParts: readonly string[] = [
  '<script>pay-load</script>',
  '<script href="https://pay-load.example/x.js"/>',
  '<script xlink:href="data:text/javascript,pay-load"/>',
  '<svg:script>pay-load</svg:script>',
  '<SCRIPT>pay-load</SCRIPT>',
  '<handler>pay-load</handler>',
  '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><b>pay-load</b></body></foreignObject>',
  '<foreignObject><iframe src="https://pay-load.example"/></foreignObject>',
  '<iframe src="https://pay-load.example"/>',
  '<object data="pay-load.swf"/>',
  '<embed src="pay-load.swf"/>',
  '<audio src="pay-load.mp3"/>',
  '<video src="pay-load.mp4"/>',
  '<a href="https://pay-load.example"><text>pay-load</text></a>',
  '<a xlink:href="javascript:pay-load"><rect/></a>',
  '<image href="https://pay-load.example/x.png"/>',
  '<image xlink:href="data:image/svg+xml;base64,pay-load"/>',
  '<image xlink:href="file:///etc/pay-load"/>',
  '<feImage href="https://pay-load.example/x.png"/>',
  '<use href="https://pay-load.example/x.svg#a"/>',
  '<use xlink:href="pay-load.svg#a"/>',
  '<use href="data:image/svg+xml,pay-load#a"/>',
  '<set attributeName="onload" to="pay-load"/>',
  '<animate attributeName="href" values="javascript:pay-load"/>',
  '<animateTransform onbegin="pay-load"/>',
  '<rect onclick="pay-load" width="4" height="4"/>',
  '<rect ONMOUSEOVER="pay-load" width="4" height="4"/>',
  '<g onload="pay-load"/>',
  '<g onfocusin="pay-load" tabindex="1" autofocus="autofocus"/>',
  '<path fill="url(https://pay-load.example/#a)" d="M0 0"/>',
  '<path fill="url(\'//pay-load.example/#a\')" d="M0 0"/>',
  '<path filter="url(pay-load.svg#f)" d="M0 0"/>',
  '<path style="fill:url(https://pay-load.example/a)" d="M0 0"/>',
  '<path style="background:url(https://pay-load.example/a)" d="M0 0"/>',
  '<path style="fill:u\\72l(https://pay-load.example/a)" d="M0 0"/>',
  '<path style="-moz-binding:url(pay-load)" d="M0 0"/>',
  '<path style="fill:expression(pay-load)" d="M0 0"/>',
  '<path mask="image(pay-load)" d="M0 0"/>',
  '<style>@import url("https://pay-load.example/a.css");</style>',
  '<style>@font-face{font-family:a;src:url(https://pay-load.example/a)}</style>',
  '<style>path{fill:url(https://pay-load.example/a)}</style>',
  '<style>path{cursor:url(pay-load),auto}</style>',
  '<style><![CDATA[</style><script>pay-load</script>]]></style>',
  '<metadata>pay-load</metadata>',
  '<desc><script>pay-load</script></desc>',
  '<!-- pay-load -->',
  '<?php pay-load ?>',
  '<?xml-stylesheet href="https://pay-load.example/a.css"?>',
  '<link rel="stylesheet" href="https://pay-load.example/a.css"/>',
  '<meta http-equiv="refresh" content="0;url=https://pay-load.example"/>',
  '<base href="https://pay-load.example"/>',
  '<sodipodi:namedview path="/home/pay-load/logo.svg"/>',
  '<g data-note="pay-load" inkscape:label="pay-load"/>',
  '<pattern id="q"><image href="pay-load.png"/></pattern>',
  '<svg onload="pay-load"/>',
  '<switch><foreignObject><p>pay-load</p></foreignObject></switch>',
  '<unknown><script>pay-load</script><path d="pay-load"/></unknown>',
];

export const hostileDrawings: readonly (readonly [string, string])[] = [
  ...hostileParts.map((part) => [part, svg(part + drawn)] as const),
  ...hostileParts.map((part) => [`deep ${part}`, svg(`<g><defs><g>${part}</g></defs></g>${drawn}`)] as const),
  ['an event of the root', svg(drawn, 'onload="pay-load()"')] as const,
  ['a base of the root', svg(drawn, 'xml:base="https://pay-load.example/"')] as const,
  [
    'a document type',
    `<!DOCTYPE svg PUBLIC "pay-load" "https://pay-load.example/svg.dtd">${svg(drawn)}`,
  ] as const,
];

const chained = (levels: number, link: (level: number) => string): string =>
  Array.from({ length: levels }, (_, level) => link(level)).join('');

/** Drawings that are refused as a whole. */
export const refusedDrawings: Readonly<Record<string, string>> = {
  'no root': '',
  'another root': '<html><svg/></html>',
  'a root that does not end': '<svg xmlns="http://www.w3.org/2000/svg"><g>',
  'two roots': `${svg(drawn)}${svg(drawn)}`,
  'words behind it': `${svg(drawn)}<script>pay-load</script>`,
  'attributes without quotes': '<svg width=10><path d=M0/></svg>',
  'an entity of its own': `<!DOCTYPE svg [<!ENTITY a "pay-load">]>${svg('<text>&a;</text>')}`,
  'a file as an entity': `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
  'a billion laughs': `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
  'copies of copies': svg(
    `<path id="u0" d="M0 0"/>${chained(24, (level) => `<g id="u${level + 1}"><use href="#u${level}"/><use href="#u${level}"/></g>`)}`,
  ),
  'masks in masks': svg(
    chained(
      24,
      (level) => `<mask id="m${level}"><g mask="url(#m${level + 1})"/><g mask="url(#m${level + 1})"/></mask>`,
    ) + '<mask id="m24"><rect/></mask>',
  ),
  'masks in masks by classes': svg(
    `<style>${chained(24, (level) => `.c${level}{mask:url(#m${level})}`)}</style>` +
      chained(
        24,
        (level) => `<mask id="m${level}"><g class="c${level + 1}"/><g class="c${level + 1}"/></mask>`,
      ),
  ),
  'a copy of itself': svg('<g id="a"><use href="#a"/></g>'),
  'a clip of itself': svg('<clipPath id="a" clip-path="url(#a)"><rect/></clipPath>'),
  'too many elements': svg('<path d="M0 0"/>'.repeat(20_001)),
  'too deep': svg('<g>'.repeat(120) + '</g>'.repeat(120)),
};
