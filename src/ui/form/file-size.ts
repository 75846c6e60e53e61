const UNITS = [
  ['megabyte', 2 ** 20],
  ['kilobyte', 2 ** 10],
  ['byte', 1],
] as const;

/** A size of files in bytes as people say it: 5 MB, 500 kB. Digits are always 0–9. */
export const fileSize = (bytes: number, language: string): string => {
  const [unit, size] = UNITS.find(([, least]) => bytes >= least) ?? ['byte', 1];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(bytes / size);
};
