const MEBIBYTE = 2 ** 20;

/** A size of files in bytes as people say it: 5 MB, 500 kB. Digits are always 0–9. */
export const fileSize = (bytes: number, language: string): string => {
  const large = bytes >= MEBIBYTE;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  }).format(bytes / (large ? MEBIBYTE : 1024));
};
