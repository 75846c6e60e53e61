import { measurePicture } from '#server/documents/pictures.ts';

type Size = { width: number; height: number };

/** Size of a picture by its address on this site; undefined for what is none. */
export type PictureSizes = (address: string) => Promise<Size | undefined>;

const keptMax = 500;
const asset = /^\/assets\/([^/]+)\/([^?#]+)$/u;

/** Reads sizes from the files of packs, each once. */
export function pictureSizes(
  fileOf: (pack: string, path: string) => Promise<string | undefined>,
): PictureSizes {
  const kept = new Map<string, Promise<Size | undefined>>();
  const read = async (address: string): Promise<Size | undefined> => {
    const [, pack, path] = asset.exec(address) ?? [];
    const file = pack === undefined || path === undefined ? undefined : await fileOf(pack, path);
    const { width, height } = (file === undefined ? undefined : await measurePicture(file)) ?? {};
    return width === undefined || height === undefined ? undefined : { width, height };
  };
  return (address) => {
    const known = kept.get(address);
    if (known) return known;
    const size = read(address);
    if (kept.size < keptMax) kept.set(address, size);
    return size;
  };
}

/** A picture whose size the markup does not say itself. */
const unsized = /<img src="([^"]+)"(?![^<>]* width=)/gu;

/** Writes the sizes of pictures into a markup, so that a page has its shape before they come. */
export async function withSizes(html: string, sizes: PictureSizes): Promise<string> {
  const addresses = new Set(Array.from(html.matchAll(unsized), ([, address = '']) => address));
  const known = new Map<string, Size>();
  for (const address of addresses) {
    const size = await sizes(address);
    if (size) known.set(address, size);
  }
  return html.replaceAll(unsized, (whole, address: string) => {
    const size = known.get(address);
    return size ? `${whole} width="${size.width}" height="${size.height}"` : whole;
  });
}
