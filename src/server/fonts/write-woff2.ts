import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { headerBytes, otherTag, type Woff2 } from './read-woff2.ts';

const pack = promisify(brotliCompress);

function lengthBytes(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

/** A multiple of four at or above, to which tables are filled up. */
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A WOFF2 file of tables alone: no metadata and no private data stand behind them. */
export async function writeWoff2({ flavor, tables }: Woff2): Promise<Buffer> {
  const directory = Buffer.concat(
    tables.map(({ tag, flags, length, isTransformed, bytes }) =>
      Buffer.from([
        flags,
        ...((flags & 0x3f) === otherTag ? Buffer.from(tag, 'latin1') : []),
        ...lengthBytes(length),
        ...(isTransformed ? lengthBytes(bytes.length) : []),
      ]),
    ),
  );
  const stream = Buffer.concat(tables.map(({ bytes }) => bytes));
  const packed = await pack(stream, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_SIZE_HINT]: stream.length,
    },
  });
  const header = Buffer.alloc(headerBytes);
  header.write('wOF2', 0, 'latin1');
  flavor.copy(header, 4);
  const unpacked = 12 + 16 * tables.length + tables.reduce((sum, { length }) => sum + padded(length), 0);
  const length = padded(headerBytes + directory.length + packed.length);
  header.writeUInt32BE(length, 8);
  header.writeUInt16BE(tables.length, 12);
  header.writeUInt32BE(unpacked, 16);
  header.writeUInt32BE(packed.length, 20);
  header.writeUInt16BE(1, 24);
  return Buffer.concat([header, directory, packed], length);
}
