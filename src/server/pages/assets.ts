import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { hasWidths, pictureWidths } from '#engine/pictures/picture-widths.ts';
import type { AssetLayers } from '#server/documents/asset-layers.ts';
import type { ConfigSource } from '#server/documents/context.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import type { SizedFormat } from '#server/images/sized.ts';
import type { SizedPictures } from '#server/images/sized-pictures.ts';
import { svgPolicy } from './policies.ts';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Seconds that a picture is shown without asking; its name does not change with its content. */
const freshSeconds = 300;

export type AssetOptions = {
  source: ConfigSource;
  layers: AssetLayers;
  sized: SizedPictures;
  watch: boolean;
};

/** The file of a pack's asset, or of the packs it lies over. */
export async function assetFile(
  { source, layers }: Pick<AssetOptions, 'source' | 'layers'>,
  pack: string,
  path: string,
): Promise<string | undefined> {
  const files = (await layers.of(pack)).map((layer) => source.assetFile(layer, path));
  return files.find((found) => found !== undefined);
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
 * Pictures of packs; what a pack lacks comes from the packs it lies over. `?w=` asks for a width of `pictureWidths`, in AVIF where the
 * browser takes it, else in WebP; what cannot be made smaller is answered as it is.
 */
export function assetRoutes(app: FastifyInstance, { source, layers, sized, watch }: AssetOptions): void {
  app.get<{ Params: { pack: string; '*': string }; Querystring: { w?: unknown } }>(
    '/assets/:pack/*',
    async ({ params, query, headers }, reply) => {
      const { pack, '*': path } = params;
      const type = types[extname(path)];
      const file = await assetFile({ source, layers }, pack, path);
      if (file === undefined || type === undefined) return sendRefusal(reply, refuse('NOT_FOUND'));
      const { size, mtimeMs } = await stat(file);
      const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
      const wanted = wantedSize(`/assets/${pack}/${path}`, query.w, headers.accept);
      const smaller = wanted && (await sized.of({ file, version, ...wanted }));
      const etag = smaller ? `"${version}-${wanted.width}-${wanted.format}"` : `"${version}"`;
      if (wanted) void reply.header('vary', 'accept');
      void reply
        .header('etag', etag)
        .header('cache-control', watch ? 'no-cache' : `public, max-age=${freshSeconds}`);
      if (type === 'image/svg+xml') void reply.header('content-security-policy', svgPolicy);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type(smaller ? `image/${wanted.format}` : type).send(createReadStream(smaller ?? file));
    },
  );
}
