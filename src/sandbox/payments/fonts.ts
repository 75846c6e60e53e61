import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const root = '/sandbox/payments/fonts';

/** Families by the name that documents give a font; its package is `@fontsource-variable/<name>` unless `packages` says another. */
export const fontFamilies: Readonly<Record<string, string>> = {
  'noto-sans-arabic': 'Noto Sans Arabic Variable',
  'noto-sans-bengali': 'Noto Sans Bengali Variable',
  'noto-sans-cyrillic': 'Noto Sans Variable',
  'noto-sans-devanagari': 'Noto Sans Devanagari Variable',
  'noto-sans-greek': 'Noto Sans Variable',
  'noto-sans-hebrew': 'Noto Sans Hebrew Variable',
  'noto-sans-jp': 'Noto Sans JP Variable',
  'noto-sans-khmer': 'Noto Sans Khmer Variable',
  'noto-sans-kr': 'Noto Sans KR Variable',
  'noto-sans-lao': 'Noto Sans Lao Variable',
  'noto-sans-myanmar': 'Noto Sans Myanmar Variable',
  'noto-sans-sc': 'Noto Sans SC Variable',
  'noto-sans-sinhala': 'Noto Sans Sinhala Variable',
  'noto-sans-tamil': 'Noto Sans Tamil Variable',
  'noto-sans-tc': 'Noto Sans TC Variable',
  'noto-sans-telugu': 'Noto Sans Telugu Variable',
  'noto-sans-thai': 'Noto Sans Thai Variable',
};

const packages: Readonly<Record<string, string>> = {
  'noto-sans-cyrillic': 'noto-sans',
  'noto-sans-greek': 'noto-sans',
};

/** Style sheet with the glyphs of a font; undefined where any system has them. */
export const fontSheet = (font: string | undefined): string | undefined =>
  font !== undefined && Object.hasOwn(fontFamilies, font) ? `${root}/${font}/index.css` : undefined;

/** Serves the fonts that ship with the project. A sheet lists files by Unicode range: a page fetches only those it has text for. */
export async function paymentFonts(app: FastifyInstance): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  for (const font of Object.keys(fontFamilies)) {
    await app.register(fastifyStatic, {
      root: dirname(resolve(`@fontsource-variable/${packages[font] ?? font}/index.css`)),
      prefix: `${root}/${font}/`,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      allowedPath: (path) => /^\/(?:index\.css|files\/[\w-]+\.woff2)$/u.test(path),
    });
  }
}
