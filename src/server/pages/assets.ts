import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { assetAddress } from '#engine/pictures/asset-address.ts';
import { hasWidths, pictureWidths } from '#engine/pictures/picture-widths.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import type { SizedFormat } from '#server/images/sized.ts';
import type { SizedPictures } from '#server/images/sized-pictures.ts';
import type { Asset, FindAsset } from './find-asset.ts';
import { svgPolicy } from './policies.ts';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** Seconds that a picture is shown without asking; its name does not change with its content. */
const freshSeconds = 300;

/** Seconds that the picture of a path with its hash is kept: for good. */
const keptSeconds = 31_536_000;

export type AssetOptions = {
  find: FindAsset;
  sized: SizedPictures;
  watch: boolean;
};

/** How long a browser shows a picture without asking. One that was uploaded may be replaced at any moment, and is asked for by its hash. */
function cacheControl({ hash, pinned = false }: Asset, watch: boolean): string {
  if (pinned) return `public, max-age=${keptSeconds}, immutable`;
  return watch || hash !== undefined ? 'no-cache' : `public, max-age=${freshSeconds}`;
}

async function versionOf({ file, hash }: Asset): Promise<string> {
  if (hash !== undefined) return hash.slice(0, 32);
  const { size, mtimeMs } = await stat(file);
  return `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
}

/** Width and format in which a page wants a picture; undefined where it wants the file itself. */
function wantedSize(
  address: string,
  w: unknown,
  accept: string | undefined,
): { width: number; format: SizedFormat } | undefined {
  const width = pictureWidths.find((one) => String(one) === w);
  if (width === undefined || !hasWidths(address)) return undefined;
  return { width, format: accept?.includes(types['.avif'] ?? '') ? 'avif' : 'webp' };
}

/**
 * Pictures and fonts of packs; what a pack lacks comes from the packs it lies over. `?w=` asks for a width of `pictureWidths`, in AVIF where the
 * browser takes it, else in WebP; what cannot be made smaller is answered as it is.
 */
export function assetRoutes(app: FastifyInstance, { find, sized, watch }: AssetOptions): void {
  app.get<{ Params: { pack: string; '*': string }; Querystring: { w?: unknown } }>(
    '/assets/:pack/*',
    async ({ params, query, headers }, reply) => {
      const { pack, '*': path } = params;
      const type = types[extname(path)];
      const asset = type === undefined ? undefined : await find(pack, path);
      if (!asset || type === undefined) return sendRefusal(reply, refuse('NOT_FOUND'));
      const { file } = asset;
      const version = await versionOf(asset);
      const wanted = wantedSize(assetAddress(pack, path), query.w, headers.accept);
      const smaller = wanted && (await sized.of({ file, version, ...wanted }));
      const etag = smaller ? `"${version}-${wanted.width}-${wanted.format}"` : `"${version}"`;
      if (wanted) void reply.header('vary', 'accept');
      void reply
        .header('etag', etag)
        .header('cache-control', cacheControl(asset, watch))
        .header('x-content-type-options', 'nosniff');
      if (type === 'image/svg+xml') void reply.header('content-security-policy', svgPolicy);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(smaller ? `image/${wanted.format}` : type).send(createReadStream(smaller ?? file));
    },
  );
}
