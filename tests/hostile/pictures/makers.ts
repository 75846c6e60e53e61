import { crc32, deflateSync } from 'node:zlib';

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** A chunk of PNG with its right checksum. */
function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A black PNG of one bit a pixel, which packs a hundred megapixels into some kilobytes. */
export function pngOf(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that promises these frames, with as many in it. */
export function movingPng(frames: number): Buffer {
  const control = (sequence: number): Buffer =>
    pngChunk(
      'fcTL',
      Buffer.concat([uint32(sequence), uint32(16), uint32(16), Buffer.alloc(12), Buffer.from([0, 0])]),
    );
  const rows = deflateSync(Buffer.alloc(3 * 16));
  const further = Array.from({ length: frames - 1 }, (_, frame) => [
    control(2 * frame + 1),
    pngChunk('fdAT', Buffer.concat([uint32(2 * frame + 2), rows])),
  ]);
  return pngOf(16, 16, [
    pngChunk('acTL', Buffer.concat([uint32(frames), uint32(0)])),
    control(0),
    ...further.flat(),
  ]);
}

const uint16le = (value: number): number[] => [value & 0xff, value >> 8];

/** A GIF of one colour with as many frames. */
export const movingGif = (frames: number, side = 2): Buffer =>
  Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...uint16le(side), ...uint16le(side), 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array.from({ length: frames }, () =>
      Buffer.from([0x2c, 0, 0, 0, 0, ...uint16le(side), ...uint16le(side), 0, 2, 2, 0x4c, 1, 0]),
    ),
    Buffer.from([0x3b]),
  ]);

const riffChunk = (type: string, content: Buffer): Buffer => {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4)]);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

/** An extended WebP of these chunks. */
export function webpOf(flags: number, chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const extended = Buffer.from([flags, 0, 0, 0, 59, 0, 0, 39, 0, 0]);
  const body = Buffer.concat([
    riffChunk('VP8X', extended),
    ...chunks.map(([type, content]) => riffChunk(type, content)),
  ]);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** A WebP with as many frames, each of nothing. */
export const movingWebp = (frames: number): Buffer =>
  webpOf(0b10, [
    ['ANIM', Buffer.alloc(6)],
    ...Array.from({ length: frames }, () => ['ANMF', Buffer.alloc(16)] as const),
  ]);

/** Chunks of a simple WebP, to be put into an extended one. */
export const imageOfWebp = (file: Buffer): readonly [string, Buffer] => [
  file.toString('latin1', 12, 16),
  file.subarray(20, 20 + file.readUInt32LE(16)),
];

/** A segment put behind the first two bytes of a JPEG. */
export function withSegment(
  file: Buffer,
  marker: number,
  content: Buffer,
  said = content.length + 2,
): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(said, 2);
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)]);
}

/** A chunk put behind the header of a PNG. */
export const withChunk = (file: Buffer, type: string, content: Buffer): Buffer =>
  Buffer.concat([file.subarray(0, 33), pngChunk(type, content), file.subarray(33)]);

/** A text, profile or other packed content that unfolds to as many zeros. */
export const packed = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

/** The same file with one byte turned round. */
export function spoilt(file: Buffer, share: number): Buffer {
  const copy = Buffer.from(file);
  const place = Math.min(copy.length - 1, Math.floor(copy.length * share));
  copy[place] = (copy[place] ?? 0) ^ 0xff;
  return copy;
}
