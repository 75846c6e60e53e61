import type { Font } from '#contract/generated/admin-types.ts';

/** What the file dialog offers. Other fonts may be dropped: the server says how they become a WOFF2. */
export const fontTypes: readonly string[] = ['.woff2', 'font/woff2'];

/** Most bytes of a file that the server takes. */
export const fontBytesMax = 1024 * 1024;

/** Bytes above which a font is slow on a phone: pages fetch it before anything is read. */
export const heavyBytes = 150 * 1024;

/** Name of a font among those of its pack. */
export const fontName = ({ path }: Pick<Font, 'path'>): string =>
  path.slice(path.lastIndexOf('/') + 1, -'.woff2'.length);

/** Name for a file: its own in small letters, digits and dashes. */
export const nameOfFile = (file: string): string =>
  file
    .replace(/\.[^.]*$/u, '')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/gu, '') || 'font';
