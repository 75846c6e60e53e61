import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** Table of a font as a WOFF2 keeps it. */
export type Woff2Table = {
  tag: string;
  /** Flags of the directory, with the tag's index and the version of its transformation. */
  flags: number;
  /** Bytes of the table once it is unpacked. */
  length: number;
  /** True for one kept in a form that differs from the unpacked one. */
  isTransformed: boolean;
  bytes: Buffer;
};

export type Woff2 = { flavor: Buffer; tables: readonly Woff2Table[] };

/** Tags that a directory names by their index (WOFF File Format 2.0, section 4.1). */
const knownTags = (
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE ' +
  'GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar ' +
  'mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
)
  .split(' ')
  .map((tag) => tag.replace('_', ' '));

/** Index that says that the tag itself follows. */
export const otherTag = 63;

export const headerBytes = 48;
const tablesMax = 64;
/** Most bytes of all tables: a file of a few kilobytes could unpack to gigabytes. */
const unpackedMax = 16 * 1024 * 1024;

const unpack = promisify(brotliDecompress);

/** `UIntBase128` at a place, and the place behind it; undefined for one that is broken or too large. */
function readLength(file: Buffer, at: number): [value: number, next: number] | undefined {
  let value = 0;
  for (let count = 0; count < 5; count += 1) {
    const byte = file[at + count];
    if (byte === undefined || (count === 0 && byte === 0x80)) return undefined;
    value = value * 128 + (byte & 0x7f);
    if ((byte & 0x80) === 0) return value > unpackedMax ? undefined : [value, at + count + 1];
  }
  return undefined;
}

type Entry = Omit<Woff2Table, 'bytes'> & { kept: number };

/** One entry of the directory, and the place behind it. */
function readEntry(file: Buffer, start: number): [entry: Entry, next: number] | undefined {
  const flags = file[start];
  if (flags === undefined) return undefined;
  const index = flags & 0x3f;
  let at = start + 1;
  const tag = index === otherTag ? file.toString('latin1', at, at + 4) : (knownTags[index] ?? '');
  if (index === otherTag) at += 4;
  const length = readLength(file, at);
  if (!length || tag.length !== 4) return undefined;
  const version = flags >> 6;
  const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  const kept = isTransformed ? readLength(file, length[1]) : length;
  return kept && [{ tag, flags, length: length[0], isTransformed, kept: kept[0] }, kept[1]];
}

/** Tables of a WOFF2 file with one font; undefined for a file that is none, or whose parts do not fit together. */
export async function readWoff2(file: Buffer): Promise<Woff2 | undefined> {
  if (file.length < headerBytes || file.toString('latin1', 0, 4) !== 'wOF2') return undefined;
  const [length, count, packed] = [file.readUInt32BE(8), file.readUInt16BE(12), file.readUInt32BE(20)];
  if (length !== file.length || count === 0 || count > tablesMax) return undefined;
  const entries: Entry[] = [];
  let at = headerBytes;
  for (let index = 0; index < count; index += 1) {
    const read = readEntry(file, at);
    if (!read) return undefined;
    entries.push(read[0]);
    at = read[1];
  }
  const total = entries.reduce((sum, { kept }) => sum + kept, 0);
  const isOnce = new Set(entries.map(({ tag }) => tag)).size === count;
  if (!isOnce || total === 0 || total > unpackedMax || at + packed > file.length) return undefined;
  const stream = await unpack(file.subarray(at, at + packed), { maxOutputLength: total }).catch(
    () => undefined,
  );
  if (stream?.length !== total) return undefined;
  let from = 0;
  const tables = entries.map(({ kept, ...entry }): Woff2Table => {
    const bytes = stream.subarray(from, from + kept);
    from += kept;
    return { ...entry, bytes };
  });
  return { flavor: file.subarray(4, 8), tables };
}
