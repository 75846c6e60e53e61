import type { SourceValues } from '#portal/sources/source-values.ts';

/** A banner of the home page; `content` is HTML, `image` an address. */
export type Banner = SourceValues['banners'][number];
