import type { ThemeDocument } from '#contract/generated/documents.ts';

export type FontFamily = NonNullable<NonNullable<ThemeDocument['type']>['body']>;

const families: Record<FontFamily, string> = {
  outfit: "'Outfit Variable'",
  sora: "'Sora Variable'",
  fraunces: "'Fraunces Variable'",
  nunito: "'Nunito Sans Variable'",
  system: 'system-ui',
};

const noto = (script: string): string => `'Noto Sans ${script} Variable'`;

/**
 * Chinese, Japanese and Korean share code points but not letter forms: the font of the page's language has to come
 * before the others.
 */
const eastAsian = ['SC', 'JP', 'KR'];
const firstFor: Record<string, string> = { ja: 'JP', ko: 'KR' };

/** Languages whose pages need an order of their own. */
export const languagesWithOwnStack = Object.keys(firstFor);

/** A font stack that has letters for every script of the portal, whatever the family itself covers. */
export function fontStack(family: FontFamily, language?: string): string {
  const first = firstFor[language ?? ''];
  const ordered = first ? [first, ...eastAsian.filter((script) => script !== first)] : eastAsian;
  const generic = family === 'fraunces' ? ['serif'] : ['system-ui', 'sans-serif'];
  return [families[family], noto('Myanmar'), noto('Thai'), ...ordered.map(noto), ...generic]
    .filter((name, index, all) => all.indexOf(name) === index)
    .join(', ');
}
