import type { GeetestSettings } from './geetest-server.ts';

const usualUrl = 'https://gcaptcha4.geetest.com';

/** The variable of a brand's own key: `north-star` is GEETEST_KEY_NORTH_STAR. */
const variableOf = (brand: string): string =>
  `GEETEST_KEY_${brand.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '_')}`;

/** Geetest's keys and address from the environment; undefined without a key. A problem is a line that names the fault. */
export function readGeetestSettings(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): GeetestSettings | undefined {
  const url = env['GEETEST_URL']?.trim() || usualUrl;
  if (!URL.canParse(url) || !/^https?:$/u.test(new URL(url).protocol)) {
    problems.push(`GEETEST_URL is not an address of the form https://host. Leave it out for ${usualUrl}.`);
    return undefined;
  }
  const keys = new Map(
    Object.entries(env).flatMap(([name, value]) =>
      /^GEETEST_KEY(?:_[A-Z0-9_]+)?$/u.test(name) && value?.trim() ? [[name, value.trim()] as const] : [],
    ),
  );
  if (keys.size === 0) return undefined;
  return { url, keyOf: (brand) => keys.get(variableOf(brand)) ?? keys.get('GEETEST_KEY') };
}
