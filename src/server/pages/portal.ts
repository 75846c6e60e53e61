import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wishesIn } from '#contract/preview-address.ts';
import type { Pointer } from '#engine/live/live-types.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import { encode, encodingFor, type Parts } from '#server/delivery/parts.ts';
import { asPointer, visitorPointers } from '#server/publishing/read-pointers.ts';
import { bucketCookie, bucketIn, bucketSeconds } from '#server/http/visitor-bucket.ts';
import { openPreview, previewPointer, type Preview } from '#server/publishing/previews.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { offeredWaysIn } from '#play/providers/ways-in.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { sendEndedPreview } from './ended-preview.ts';
import { findScreen } from './find-screen.ts';
import { fontFiles } from './font-links.ts';
import { pageBundles } from './page-bundle.ts';
import { gameAdditions } from './game-additions.ts';
import { humanAdditions } from './human-additions.ts';
import { developmentPolicy, inlineScripts, portalPolicy, together } from './policies.ts';
import { providerAdditions } from './provider-additions.ts';
import { languageOf, renderPage } from './render-page.ts';

export type PortalOptions = {
  context: ConfigContext;
  brands: Brands;
  parts: Parts;
  /** Previews can be looked at as somebody who is logged in. */
  personas: boolean;
  /** Origins that a brand's pages may frame: those of its games. */
  frames: (brand: LiveBrand) => readonly string[];
  /** Folder of the built portal. */
  directory: string;
  /** While developing: the page for an address, as the development server makes it. */
  html?: ((url: string) => Promise<string>) | undefined;
};

/** Paths that are never a page, so that a wrong call gets an answer it can read. */
const reserved =
  /^\/(?:config|wps|ways-in|lgw|lotto|assets|sandbox|docs|operator|schemas|_portal|\.well-known)(?:\/|$)/;

/** Cookie in which the portal keeps the language that a visitor chose. */
const languageCookie = 'livery_language';

const keptMax = 300;
type Ready = { body: string; etag: string; encoded: Map<string, Promise<Buffer>> };

/** The pages of every brand, by host, and the portal's own files. */
export async function portalPages(app: FastifyInstance, options: PortalOptions): Promise<void> {
  const { context, brands, parts, directory, html } = options;
  const bundleOf = pageBundles(parts);
  const pointerFor = visitorPointers(context.db);
  const ready = new Map<string, Ready>();
  const built = html
    ? undefined
    : await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined);

  const fonts = html ? {} : await fontFiles(directory);

  await app.register(cookie);
  if (built !== undefined) {
    await app.register(fastifyStatic, {
      root: directory,
      prefix: '/_portal/',
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      setHeaders: (reply, path) => {
        // Only names in assets/ carry a hash of their content.
        const isHashed = path.startsWith(join(directory, 'assets'));
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  /** Where the page of a request stands: the preview it names, else the brand of its host. */
  async function placeOf(
    request: FastifyRequest,
    reply: FastifyReply,
    preview: Preview | undefined,
  ): Promise<Pointer | Refusal> {
    if (preview) {
      const pointer = await previewPointer(context, preview);
      return pointer instanceof Refusal ? pointer : asPointer(pointer);
    }
    const live = await brands.forHost(request.host);
    const bucket = (): number => bucketOf(request, reply, context.random);
    return (live && (await pointerFor(live.brand, bucket))) ?? refuse('UNKNOWN_BRAND');
  }

  async function sendReady(request: FastifyRequest, reply: FastifyReply, page: Ready): Promise<FastifyReply> {
    void reply
      .header('etag', page.etag)
      .header('vary', 'Accept-Encoding, Cookie')
      .type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === page.etag && reply.statusCode === 200)
      return reply.code(304).send();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return reply.send(page.body);
    let encoded = page.encoded.get(encoding);
    if (!encoded) page.encoded.set(encoding, (encoded = encode(page.body, encoding)));
    return reply.header('content-encoding', encoding).send(await encoded);
  }

  app.get<{ Querystring: Record<string, unknown> }>('/*', async (request, reply) => {
    const accept = request.headers.accept ?? '*/*';
    const path = decodePath(request.url);
    if (path === undefined || reserved.test(path) || !/text\/html|\*\/\*/.test(accept)) {
      return sendRefusal(reply, refuse('NOT_FOUND'));
    }
    const token = typeof request.query['preview'] === 'string' ? request.query['preview'] : undefined;
    const opened = token === undefined ? undefined : await openPreview(context, token);
    if (opened instanceof Refusal) return sendEndedPreview(reply, opened);
    const pointer = await placeOf(request, reply, opened);
    if (pointer instanceof Refusal) return sendRefusal(reply, pointer);
    const bundle = await bundleOf(pointer.hash);
    const place = findScreen(bundle.core, path);
    if (place.found === 'redirect') {
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
      return reply.header('cache-control', 'no-cache').redirect(`${place.to}${query}`, 302);
    }

    const template = html ? await html(request.url) : built;
    if (template === undefined) {
      return sendRefusal(
        reply,
        refuse('UNAVAILABLE', {
          message: 'The portal is not built.',
          fix: 'Run npm start, which builds it.',
        }),
      );
    }
    const preview = opened !== undefined;
    const live = await brands.forHost(request.host);
    const wishes = wishesIn(request.url);
    // A preview is looked at as its address says, whatever the real visitor of this host has chosen.
    const language = languageOf(bundle, preview ? wishes.language : request.cookies[languageCookie]);
    const page = {
      bundle,
      pointer,
      language,
      screen: place.screen,
      fonts,
      preview: opened && {
        token: token ?? '',
        until: opened.expiresAt.toISOString(),
        personas: options.personas,
        mode: wishes.mode,
      },
    };
    if (place.found === 'nothing') void reply.code(404);
    else if (bundle.core.brand.maintenance) void reply.code(503).header('retry-after', 300);
    void reply.header('cache-control', preview ? 'no-store' : 'no-cache').header(
      'content-security-policy',
      html
        ? developmentPolicy
        : portalPolicy({
            scripts: inlineScripts(template),
            preview,
            additions: together(
              providerAdditions(offeredWaysIn(bundle.core)),
              humanAdditions(bundle.core.brand),
              gameAdditions(live && options.frames(live)),
            ),
          }),
    );
    if (preview || html) return reply.type('text/html; charset=utf-8').send(await renderPage(template, page));

    const key = JSON.stringify([pointer, language, place.found === 'screen' ? place.id : null]);
    let kept = ready.get(key);
    if (!kept) {
      const body = await renderPage(template, page);
      const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
      kept = { body, etag, encoded: new Map() };
      const oldest = ready.size >= keptMax ? ready.keys().next().value : undefined;
      if (oldest !== undefined) ready.delete(oldest);
      ready.set(key, kept);
    }
    return sendReady(request, reply, kept);
  });
}

/** The bucket of a visitor; who has none yet is given one, which the page goes on with. */
function bucketOf(request: FastifyRequest, reply: FastifyReply, random: RandomBytes): number {
  const known = bucketIn(request.headers.cookie);
  if (known !== undefined) return known;
  const drawn = Math.floor(((random(1)[0] ?? 0) * 100) / 256);
  void reply.setCookie(bucketCookie, String(drawn), {
    path: '/',
    maxAge: bucketSeconds,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
  return drawn;
}

/** The path of a URL, decoded; undefined when it is malformed. */
function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}
