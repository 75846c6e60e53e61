const base = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * The language that fits Accept-Language best: by quality, the same tag before one with the same base (`zh` fits `zh-CN`);
 * `otherwise` when none fits.
 */
export function fittingLanguage(
  offered: readonly string[],
  header: string | undefined,
  otherwise: string,
): string {
  const wanted = (header ?? '')
    .slice(0, 256)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found =
      offered.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      offered.find((language) => base(language) === base(tag));
    if (found !== undefined) return found;
  }
  return otherwise;
}
