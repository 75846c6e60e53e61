import translated from './titles.json';

const titles: Readonly<Record<string, Readonly<Record<string, string>>>> = translated;

/** Title of a game in a language; its own name if it has no title there. */
export function titleOf({ code, name }: { code: string; name: string }, language: string): string {
  const title = Object.hasOwn(titles, code) ? titles[code] : undefined;
  return title?.[language] ?? title?.[language.split('-')[0] ?? ''] ?? name;
}
