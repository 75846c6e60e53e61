import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** By the language of the page: what systems may have no glyphs for. */
const packages: Readonly<Record<string, string>> = {
  my: '@fontsource-variable/noto-sans-myanmar',
  'zh-CN': '@fontsource-variable/noto-sans-sc',
};
const root = '/sandbox/payments/fonts';

/** Style sheet with the glyphs of a language; undefined where any system has them. */
export const fontSheet = (language: string): string | undefined =>
  Object.hasOwn(packages, language) ? `${root}/${language}/index.css` : undefined;

/** Serves the fonts that ship with the project. A sheet lists files by Unicode range: a page fetches only those it has text for. */
export async function paymentFonts(app: FastifyInstance): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const [language, name] of Object.entries(packages)) {
    await app.register(fastifyStatic, {
      root: dirname(resolve(`${name}/index.css`)),
      prefix: `${root}/${language}/`,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      allowedPath: (path) => /^\/(?:index\.css|files\/[\w-]+\.woff2)$/u.test(path),
    });
  }
}
