import { localeOf } from '#engine/texts/languages.ts';
import { documentOf, zoneOf } from '#server/brands/documents.ts';
import type { LiveBrand } from '#server/brands/types.ts';

/** A time as a member reads it in a message: in the zone of the brand, which is named, and in the numerals of the language. */
export const momentOf = (brand: LiveBrand, now: Date, language: string): string =>
  new Intl.DateTimeFormat(localeOf(documentOf(brand, 'languages')?.languages, language), {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone: zoneOf(brand),
  }).format(now);
