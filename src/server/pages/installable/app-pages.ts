import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { appPaths } from '#contract/installable-app.ts';
import { documentOf } from '#server/brands/documents.ts';
import { languageFor } from '#server/brands/texts.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import { refuse } from '#server/http/refusal.ts';
import { sendTagged } from '#server/http/send-tagged.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import type { FindAsset } from '../find-asset.ts';
import { createAppIcons, iconKinds } from './app-icons.ts';
import { appManifest } from './app-manifest.ts';
import { offlinePage } from './offline-page.ts';

type AppPagesOptions = {
  brands: Brands;
  find: FindAsset;
  /** Folder of the built portal, with the service worker. */
  directory: string;
};

/** The worker loads nothing but what it fetches from its own host. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Answers with what browsers ask for again each time. */
function sendFresh(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  type: string,
): FastifyReply {
  void reply.header('cache-control', 'no-cache').header('x-content-type-options', 'nosniff');
  return sendTagged(request, reply, { body, type });
}

/** What makes the pages of a brand an app: manifest, icons, service worker and offline page. */
export async function appPages(
  app: FastifyInstance,
  { brands, find, directory }: AppPagesOptions,
): Promise<void> {
  const icons = createAppIcons(find);
  const worker = await readFile(join(directory, 'service-worker.js')).catch(() => undefined);

  const appOf = async (host: string) => {
    const brand = await brands.forHost(host);
    const document = brand && documentOf(brand, 'brand')?.app;
    return document && { brand, document };
  };
  const languageOf = (brand: LiveBrand, asked: unknown, header: string | undefined): string =>
    documentOf(brand, 'brand')?.languages?.find((one) => one === asked) ?? languageFor(brand, header);

  app.get<{ Querystring: { language?: unknown } }>(appPaths.manifest, async (request, reply) => {
    const found = await appOf(request.host);
    if (!found) return sendRefusal(reply, refuse('NOT_FOUND'));
    const { brand, document } = found;
    const language = languageOf(brand, request.query.language, request.headers['accept-language']);
    const version = await icons.version(brand, document);
    const manifest = JSON.stringify(appManifest(brand, document, { language, version }));
    void reply.header('vary', 'Accept-Language');
    return sendFresh(request, reply, manifest, 'application/manifest+json; charset=utf-8');
  });

  app.get<{ Params: { name: string } }>(`${appPaths.icon}:name`, async (request, reply) => {
    const found = await appOf(request.host);
    const kind = iconKinds.find(({ name }) => name === request.params.name);
    const icon = found && kind && (await icons.read(found.brand, found.document, kind));
    if (!icon) return sendRefusal(reply, refuse('NOT_FOUND'));
    return sendFresh(request, reply, icon, 'image/png');
  });

  app.get(appPaths.offline, async (request, reply) => {
    const brand = await brands.forHost(request.host);
    if (!brand) return sendRefusal(reply, refuse('UNKNOWN_BRAND'));
    const { html, policy } = offlinePage(brand);
    void reply.header('content-security-policy', policy);
    return sendFresh(request, reply, html, 'text/html; charset=utf-8');
  });

  app.get(appPaths.worker, async (request, reply) => {
    if (!worker) return sendRefusal(reply, refuse('NOT_FOUND'));
    void reply.header('service-worker-allowed', '/').header('content-security-policy', workerPolicy);
    return sendFresh(request, reply, worker, 'text/javascript; charset=utf-8');
  });
}
