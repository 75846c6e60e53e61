import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Db } from '#server/db/types.ts';

type Part = { contentType: string; body: string };
export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const keptMax = 500;
const smallest = 1024;

/** The encoding to answer in: the best of those a request accepts. */
export function encodingFor(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : undefined;
}

/** A text in an encoding. Quality 5 of brotli: about as fast as gzip, and smaller. */
export const encode = (body: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : zip(body, { level: 6 });

export type Parts = {
  /** Parts by hash; those that are not stored are missing from the answer. */
  read(hashes: readonly string[]): Promise<Map<string, Part>>;
  /** The body as it goes out; undefined when nothing is stored under the hash. */
  encoded(
    hash: string,
    encoding: Encoding | undefined,
  ): Promise<{ contentType: string; body: Buffer; encoding?: Encoding } | undefined>;
};

/** Bundle parts of the database. What was read or encoded once is kept: under a hash it never changes. */
export function createParts(db: Db): Parts {
  const parts = new Map<string, Part>();
  const encodings = new Map<string, Promise<Buffer>>();
  const keep = <V>(map: Map<string, V>, key: string, value: V): void => {
    const oldest = map.size >= keptMax ? map.keys().next().value : undefined;
    if (oldest !== undefined) map.delete(oldest);
    map.set(key, value);
  };

  async function read(hashes: readonly string[]): Promise<Map<string, Part>> {
    const missing = hashes.filter((hash) => !parts.has(hash));
    const found = new Map<string, Part>();
    if (missing.length > 0) {
      const rows = await db
        .selectFrom('config_bundle_parts')
        .select(['hash', 'content_type', 'body'])
        .where('hash', 'in', missing)
        .execute();
      for (const { hash, content_type: contentType, body } of rows) {
        keep(parts, hash, { contentType, body });
        found.set(hash, { contentType, body });
      }
    }
    return new Map(
      hashes.flatMap((hash) => {
        const part = found.get(hash) ?? parts.get(hash);
        return part ? [[hash, part] as const] : [];
      }),
    );
  }

  return {
    read,
    async encoded(hash, encoding) {
      const part = (await read([hash])).get(hash);
      if (!part) return undefined;
      const { contentType, body } = part;
      if (!encoding || body.length < smallest) return { contentType, body: Buffer.from(body) };
      const key = `${encoding}:${hash}`;
      let encoded = encodings.get(key);
      if (!encoded) keep(encodings, key, (encoded = encode(body, encoding)));
      return { contentType, body: await encoded, encoding };
    },
  };
}
