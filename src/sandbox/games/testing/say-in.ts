import { sayWith, type Say } from '../shell/texts.ts';

const prefix = 'sandbox.game.';
const files = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../configs/base/texts/{en,my,zh-CN}.json',
  { eager: true, import: 'texts' },
);

/** Says the games' texts as the base has them in English, Burmese or Chinese. */
export function sayIn(language: string): Say {
  const texts = files[`../../../../configs/base/texts/${language}.json`] ?? {};
  const ofGames = Object.entries(texts).flatMap(([key, words]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), words] as const] : [],
  );
  return sayWith({ language, texts: Object.fromEntries(ofGames) });
}
