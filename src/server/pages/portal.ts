import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNoPage } from '#contract/no-page.ts';
import { wishesIn } from '#contract/preview-address.ts';
import type { Pointer } from '#engine/live/live-types.ts';
import type { Brands, LiveBrand } from '#server/brands/types.ts';
import type { RandomBytes } from '#server/crypto/tokens.ts';
import type { ConfigContext } from '#server/documents/context.ts';
import type { Parts } from '#server/delivery/parts.ts';
import { asPointer, visitorPointers } from '#server/publishing/read-pointers.ts';
import { builtFiles } from '#server/http/built-files.ts';
import { bucketCookie, bucketIn, bucketSeconds } from '#server/http/visitor-bucket.ts';
import { openPreview, previewPointer, type Preview } from '#server/publishing/previews.ts';
import { refuse, Refusal } from '#server/http/refusal.ts';
import { offeredWaysIn } from '#play/providers/ways-in.ts';
import { sendRefusal } from '#server/http/refusals.ts';
import { sendEndedPreview } from './ended-preview.ts';
import { documentOf } from '#server/brands/documents.ts';
import { drawTask, isDrawable } from './draw-task.ts';
import type { FindAsset } from './find-asset.ts';
import { countryOf } from '#server/calls/request-facts.ts';
import { asksCountry, countryCookie, headersOfFlags, visitorFlags } from '#server/flags/visitor-flags.ts';
import { findScreen } from './find-screen.ts';
import { fontFiles } from './font-links.ts';
import { pageDrawing } from './page-drawing.ts';
import { createKeptPages } from './kept-pages.ts';
import { pageBundles, type PageBundle } from './page-bundle.ts';
import { gameAdditions } from './game-additions.ts';
import { humanAdditions } from './human-additions.ts';
import { developmentPolicy, inlineScripts, portalPolicy, sourceHash, together } from './policies.ts';
import { providerAdditions } from './provider-additions.ts';
import { languageOf, renderPage } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { viewLinks } from './view-links.ts';

export type PortalPagesOptions = {
  context: ConfigContext;
  brands: Brands;
  parts: Parts;
  /** Previews can be looked at as somebody who is logged in. */
  personas: boolean;
  find: FindAsset;
  /** Origins that a brand's pages may frame: those of its games. */
  frames: (brand: LiveBrand) => readonly string[];
  /** Header in which a trusted proxy says the player's country. */
  countryHeader: string | undefined;
  /** Calls of pages begin traces, which this server goes on with. */
  traced: boolean;
  /** False sends pages without their content. */
  drawPages: boolean;
  /** Folder of the built portal; the renderer's is `renderer` beside it. */
  directory: string;
  /** While developing: the page for an address, as the development server makes it. */
  html?: ((url: string) => Promise<string>) | undefined;
};

/** Cookie in which the portal keeps the language that a visitor chose. */
const languageCookie = 'livery_language';

/** The pages of every brand, by host, and the portal's own files. */
export async function portalPages(app: FastifyInstance, options: PortalPagesOptions): Promise<void> {
  const { context, brands, parts, directory, html } = options;
  const bundleOf = pageBundles(parts);
  const pointerFor = visitorPointers(context.db);
  const kept = createKeptPages(() => context.clock().getTime());
  const built = html
    ? undefined
    : await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined);

  const fonts = html ? {} : await fontFiles(directory);
  const views = await viewLinks(directory);
  const draw = html || !options.drawPages ? undefined : await pageDrawing(app, options);

  await app.register(cookie);
  if (built !== undefined) {
    await app.register(fastifyStatic, builtFiles(directory, '/_portal/'));
  }

  /** Where the page of a request stands: the preview it names, else the brand of its host. */
  async function placeOf(
    { host }: FastifyRequest,
    preview: Preview | undefined,
    bucket: () => number,
  ): Promise<Pointer | Refusal> {
    if (preview) {
      const pointer = await previewPointer(context, preview);
      return pointer instanceof Refusal ? pointer : asPointer(pointer);
    }
    const live = await brands.forHost(host);
    return (live && (await pointerFor(live.brand, bucket))) ?? refuse('UNKNOWN_BRAND');
  }

  app.get<{ Querystring: Record<string, unknown> }>('/*', async (request, reply) => {
    const accept = request.headers.accept ?? '*/*';
    const path = decodePath(request.url);
    if (path === undefined || isNoPage(path) || !/text\/html|\*\/\*/.test(accept)) {
      return sendRefusal(reply, refuse('NOT_FOUND'));
    }
    const token = typeof request.query['preview'] === 'string' ? request.query['preview'] : undefined;
    const opened = token === undefined ? undefined : await openPreview(context, token);
    if (opened instanceof Refusal) return sendEndedPreview(reply, opened);
    let drawn: number | undefined;
    const bucket = (): number => (drawn ??= bucketOf(request, reply, context.random));
    const pointer = await placeOf(request, opened, bucket);
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
    const language = languageOf(
      bundle,
      preview
        ? { chosen: wishes.language }
        : { chosen: request.cookies[languageCookie], header: request.headers['accept-language'] },
    );
    const page = {
      bundle,
      pointer,
      language,
      screen: place.screen,
      fonts,
      views,
      traced: options.traced,
      isApp: live !== undefined && documentOf(live, 'brand')?.app !== undefined,
      preview: opened && {
        token: token ?? '',
        until: opened.expiresAt.toISOString(),
        personas: options.personas,
        mode: wishes.mode,
      },
    };
    if (place.found === 'nothing') void reply.code(404);
    else if (bundle.core.brand.maintenance) void reply.code(503).header('retry-after', 300);
    const policyOf = (css: string): string =>
      html
        ? developmentPolicy
        : portalPolicy({
            scripts: inlineScripts(template),
            styles: css === '' ? [] : [sourceHash(css)],
            preview,
            additions: together(
              providerAdditions(offeredWaysIn(bundle.core)),
              humanAdditions(bundle.core.brand),
              gameAdditions(live && options.frames(live)),
            ),
          });
    void reply.header('cache-control', preview ? 'no-store' : 'no-cache');
    void reply.header('content-security-policy', policyOf(''));
    if (preview || html) return reply.type('text/html; charset=utf-8').send(await renderPage(template, page));

    void reply.header('vary', varyOf(bundle, options.countryHeader));
    const screen = place.found === 'screen' ? place.id : null;
    const outline = () => renderPage(template, page);
    const outlineKey = JSON.stringify([pointer, language, screen]);
    const flags = visitorFlags(bundle.core.flags.flags, {
      looker: { headers: request.headers, countryHeader: options.countryHeader, language, type: undefined },
      bucket,
      now: context.clock(),
    });
    if (asksCountry(bundle.core.flags.flags)) tellCountry(request, reply, options.countryHeader);
    const task = drawTask(request, { bundle, pointer, language, flags });
    // The page for what is not found is the same at every address.
    const drawnKey = JSON.stringify([
      pointer,
      language,
      task.host,
      task.width,
      screen && task.address,
      flags,
    ]);
    const made =
      draw &&
      isDrawable(bundle, flags ?? bundle.core.flags.flags, request, {
        countryHeader: options.countryHeader,
        addresses: live && documentOf(live, 'brand')?.addresses,
      })
        ? await kept.read(drawnKey, { drawn: () => draw(template, page, task), outlineKey, outline })
        : await kept.outline(outlineKey, outline);
    void reply.header('content-security-policy', policyOf(made.css));
    return sendPage(request, reply, made);
  });
}

/** Request headers that a page depends on. */
const varyOf = ({ asksWidth, core }: PageBundle, countryHeader: string | undefined): string =>
  [
    'Accept-Encoding',
    'Cookie',
    ...(core.brand.guessLanguage !== false && (core.brand.languages?.length ?? 0) > 1
      ? ['Accept-Language']
      : []),
    ...(asksWidth ? ['Sec-CH-UA-Mobile'] : []),
    ...(countryHeader !== undefined && core.brand.regions ? [countryHeader] : []),
    ...headersOfFlags(core.flags.flags, countryHeader),
  ].join(', ');

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

/** Writes the visitor's country where the page finds it, which decides flags by it, too. */
function tellCountry(
  { headers, protocol }: FastifyRequest,
  reply: FastifyReply,
  countryHeader: string | undefined,
): void {
  const country = countryOf({ headers, gateway: { countryHeader } });
  void reply.setCookie(countryCookie, country ?? '', {
    path: '/',
    sameSite: 'lax',
    secure: protocol === 'https',
  });
}

/** The path of a URL, decoded; undefined when it is malformed. */
function decodePath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/');
  } catch {
    return undefined;
  }
}
