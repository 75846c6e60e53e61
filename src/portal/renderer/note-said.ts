import type { Say } from '#ui/text/say.ts';
import type { Texts } from '#ui/text/create-texts.ts';

/** Texts that note in `said` each key that is asked for. */
export function noteSaid(texts: Texts, said: Set<string>): Texts {
  const noting = new Map<Say, Say>();
  return {
    ...texts,
    say() {
      const say = texts.say();
      // React draws again for another function.
      const known = noting.get(say);
      if (known) return known;
      const noted: Say = (key, params) => {
        said.add(key);
        return say(key, params);
      };
      noting.set(say, noted);
      return noted;
    },
    has(key) {
      said.add(key);
      return texts.has(key);
    },
  };
}
