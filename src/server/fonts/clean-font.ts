import type { FontWeights } from '#engine/pictures/uploaded-pictures.ts';
import { otherTag, readWoff2, type Woff2, type Woff2Table } from './read-woff2.ts';
import { writeWoff2 } from './write-woff2.ts';

/** Most bytes of a font: every page fetches it. */
export const fontBytesMax = 1024 * 1024;

/** Why a file is not kept. `FONT_FORMAT`: a font of another format than WOFF2. */
type FontFault = 'FONT_TYPE' | 'FONT_FORMAT' | 'FONT_SIZE';

export type CleanFont = { ok: true; font: Buffer; weights: FontWeights } | { ok: false; why: FontFault };

/** First bytes of TrueType, OpenType, WOFF, collections and fonts for PostScript. */
const otherFormats = ['00010000', '4f54544f', '774f4646', '74746366', '74727565', '74797031'];

const needed = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2'];
/** Tables without an index of their own that fonts of today have. */
const taken: ReadonlySet<string> = new Set(['HVAR', 'VVAR', 'MVAR', 'STAT', 'CFF2']);

/** Tables that browsers read. A drawing is a document of its own, and other tables are of the program that made the font. */
const isKept = ({ tag, flags }: Woff2Table): boolean =>
  tag !== 'SVG ' && ((flags & 0x3f) !== otherTag || taken.has(tag));

const clamped = (weight: number): number => Math.min(1000, Math.max(1, Math.round(weight)));

/** Weights of the axis `wght` of a variable font. */
function axisWeights(fvar: Buffer | undefined): FontWeights | undefined {
  if (!fvar || fvar.length < 16) return undefined;
  const [start, count, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(8), fvar.readUInt16BE(10)];
  if (size < 20) return undefined;
  for (let at = start; at < start + count * size && at + 16 <= fvar.length; at += size) {
    if (fvar.toString('latin1', at, at + 4) === 'wght')
      return {
        min: clamped(fvar.readInt32BE(at + 4) / 65_536),
        max: clamped(fvar.readInt32BE(at + 12) / 65_536),
      };
  }
  return undefined;
}

/** Weights of a font whose tables say what they have to; undefined for one that no browser would show. */
function weightsOf({ tables }: Woff2): FontWeights | undefined {
  const table = (tag: string): Buffer | undefined => tables.find((one) => one.tag === tag)?.bytes;
  if (needed.some((tag) => table(tag) === undefined)) return undefined;
  const outlines = [['glyf', 'loca'], ['CFF '], ['CFF2']];
  if (!outlines.some((tags) => tags.every((tag) => table(tag) !== undefined))) return undefined;
  const [head, maxp, cmap, os2] = [table('head'), table('maxp'), table('cmap'), table('OS/2')];
  if (!head || head.length < 54 || head.readUInt32BE(12) !== 0x5f0f3cf5) return undefined;
  const unit = head.readUInt16BE(18);
  if (unit < 16 || unit > 16_384) return undefined;
  if (!maxp || maxp.length < 6 || maxp.readUInt16BE(4) === 0) return undefined;
  if (!cmap || cmap.length < 12 || cmap.readUInt16BE(2) === 0) return undefined;
  if (!os2 || os2.length < 78) return undefined;
  const weight = clamped(os2.readUInt16BE(4));
  return axisWeights(table('fvar')) ?? { min: weight, max: weight };
}

/** A font as a brand keeps it: a WOFF2 written anew of the tables that browsers read. */
export async function cleanFont(file: Buffer): Promise<CleanFont> {
  if (otherFormats.includes(file.toString('hex', 0, 4))) return { ok: false, why: 'FONT_FORMAT' };
  if (file.length > fontBytesMax) return { ok: false, why: 'FONT_SIZE' };
  const read = await readWoff2(file);
  const weights = read && weightsOf(read);
  if (!read || !weights || weights.min > weights.max) return { ok: false, why: 'FONT_TYPE' };
  const font = await writeWoff2({ ...read, tables: read.tables.filter(isKept) });
  return font.length > fontBytesMax ? { ok: false, why: 'FONT_SIZE' } : { ok: true, font, weights };
}
