import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AssetLayers } from '#server/documents/asset-layers.ts';
import type { ConfigSource } from '#server/documents/context.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendRefusal } from '#server/http/refusals.ts';
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

export type AssetOptions = { source: ConfigSource; layers: AssetLayers; watch: boolean };

/** The file of a pack's asset, or of the packs it lies over. */
export async function assetFile(
  { source, layers }: Pick<AssetOptions, 'source' | 'layers'>,
  pack: string,
  path: string,
): Promise<string | undefined> {
  const files = (await layers.of(pack)).map((layer) => source.assetFile(layer, path));
  return files.find((found) => found !== undefined);
}

/** Pictures of packs; what a pack lacks comes from the packs it lies over. */
export function assetRoutes(app: FastifyInstance, { source, layers, watch }: AssetOptions): void {
  app.get<{ Params: { pack: string; '*': string } }>('/assets/:pack/*', async (request, reply) => {
    const { pack, '*': path } = request.params;
    const type = types[extname(path)];
    const file = await assetFile({ source, layers }, pack, path);
    if (file === undefined || type === undefined) return sendRefusal(reply, refuse('NOT_FOUND'));
    const { size, mtimeMs } = await stat(file);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    void reply
      .header('etag', etag)
      .header('cache-control', watch ? 'no-cache' : `public, max-age=${freshSeconds}`);
    if (type === 'image/svg+xml') void reply.header('content-security-policy', svgPolicy);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(createReadStream(file));
  });
}
