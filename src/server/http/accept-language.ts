/** A language tag with what Unicode adds to it: `zh-HK` is written in Hant, `pt` spoken in BR. Undefined when it is no tag. */
function likely(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The offered language closest to a tag: itself, itself without its last parts, one of the same script and region, script, or name. */
function closest(offered: readonly string[], tag: string): string | undefined {
  const wanted = likely(tag);
  if (!wanted) return undefined;
  for (let part = tag; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('-')))) {
    const found = offered.find((language) => same(language, part));
    // "zh-TW" is no kind of a "zh" that is written in another script.
    if (found !== undefined && likely(found)?.script === wanted.script) return found;
  }
  const kin = offered.filter((language) => likely(language)?.language === wanted.language);
  const written = kin.filter((language) => likely(language)?.script === wanted.script);
  return written.find((language) => likely(language)?.region === wanted.region) ?? written[0] ?? kin[0];
}

/**
 * The language that fits Accept-Language best: by quality, each tag before the next one (`en-GB` fits `en`, `zh-Hant` fits `zh-TW` and
 * else `zh-CN`, `pt` fits `pt-BR`); `otherwise` when none fits.
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
    .filter(({ quality }) => quality > 0 && quality <= 1)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const found = closest(offered, tag);
    if (found !== undefined) return found;
  }
  return otherwise;
}
