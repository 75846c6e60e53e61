import translated from './titles.json';

const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = translated;

/** What a game is called in a language; one without a title there goes by its own name. */
export function titleOf({ code, name }: { code: string; name: string }, language: string): string {
  const title = Object.hasOwn(titles, code) ? titles[code] : undefined;
  return title?.[language] ?? title?.[language.split('-')[0] ?? ''] ?? name;
}
