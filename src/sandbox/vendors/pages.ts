import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#engine/texts/escape-html.ts';
import type { PageWords } from '#sandbox/page-words.ts';
import type { VendorContext } from './context.ts';

const policyFor = (portal: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portal}`,
  ].join('; ');

/** The built page with a player's words; JSON is data to the browser, so the policy lets it stand there. */
const pageIn = (built: string, words: PageWords): string =>
  built
    .replace('<html lang="en">', `<html lang="${escapeHtml(words.language)}" dir="${words.direction}">`)
    .replace(
      '</head>',
      () =>
        `<script type="application/json" id="words">${JSON.stringify(words).replaceAll('<', '\\u003c')}</script></head>`,
    );

const keptForGood = 'public, max-age=31536000, immutable';

/** The page of a game and its files, on the vendors' origin only; only the portal that launched a game may frame it. */
export async function gamePages(
  app: FastifyInstance,
  { context, directory }: { context: VendorContext; directory: string },
): Promise<void> {
  const built = await readFile(join(directory, 'index.html'), 'utf8').catch(() => undefined);
  const assets = join(directory, 'assets');
  if (built !== undefined) {
    await app.register(fastifyStatic, {
      root: directory,
      prefix: '/files/',
      dotfiles: 'deny',
      index: false,
      preCompressed: true,
      decorateReply: false,
      // Only names in assets/ carry a hash of their content.
      setHeaders: (reply, path) =>
        void reply.header('cache-control', path.startsWith(assets) ? keptForGood : 'no-cache'),
    });
  }
  app.get('/play/:id', async (request, reply) => {
    const { id } = request.params as { id: string };
    const isVendors = request.host === new URL(context.origin()).host;
    const session = isVendors
      ? await context.db
          .selectFrom('sandbox_vendor_sessions')
          .select(['return_url', 'brand', 'language'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
    if (!session || built === undefined) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such game.');
    }
    const words = await context.wordsOf(session.brand, session.language, 'game');
    return reply
      .header('content-security-policy', policyFor(new URL(session.return_url).origin))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(pageIn(built, words));
  });
}
