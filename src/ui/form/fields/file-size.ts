import { numeralsOf } from '#engine/texts/languages.ts';
const UNITS = [
  ['megabyte', 2 ** 20],
  ['kilobyte', 2 ** 10],
  ['byte', 1],
] as const;

/** A file size in bytes for display: 5 MB, 500 kB. */
export const fileSize = (bytes: number, locale: string): string => {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? ['byte', 1];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
    numberingSystem: numeralsOf(locale),
  }).format(bytes / size);
};
