import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { languages } from './words.ts';

const root = '/sandbox/payments/fonts';

/** Style sheet with the glyphs of a language; undefined where any system has them. */
export const fontSheet = (language: string): string | undefined =>
  languages[language]?.font ? `${root}/${language}/index.css` : undefined;

/** Serves the fonts that ship with the project. A sheet lists files by Unicode range: a page fetches only those it has text for. */
export async function paymentFonts(app: FastifyInstance): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const [language, { font }] of Object.entries(languages)) {
    if (!font) continue;
    await app.register(fastifyStatic, {
      root: dirname(resolve(`@fontsource-variable/${font.package}/index.css`)),
      prefix: `${root}/${language}/`,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      allowedPath: (path) => /^\/(?:index\.css|files\/[\w-]+\.woff2)$/u.test(path),
    });
  }
}
