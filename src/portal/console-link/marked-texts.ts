import type { Texts } from '#ui/text/create-texts.ts';
import type { Say } from '#ui/text/say.ts';
import type { TextMarks } from './text-marks.ts';

/** The key that i18next takes for a plural form or a variant. */
function chosenKey(texts: Texts, key: string, params: Parameters<Say>[1] = {}): string {
  const { count, context } = params;
  const plural =
    typeof count === 'number' ? `_${new Intl.PluralRules(texts.language()).select(count)}` : undefined;
  const variant = typeof context === 'string' ? `_${context}` : undefined;
  const wanted = [
    variant !== undefined && plural !== undefined && `${key}${variant}${plural}`,
    variant !== undefined && `${key}${variant}`,
    plural !== undefined && `${key}${plural}`,
  ];
  return wanted.find((name) => name !== false && texts.has(name)) || key;
}

/** Lets a portal's texts carry the marks of their keys while it is turned on; call it before the page is drawn. */
export function markTexts(texts: Texts, marks: TextMarks): (on: boolean) => void {
  const { say: plain, subscribe } = texts;
  const heard = new Set<() => void>();
  let isOn = false;
  let last: { plain: Say; marked: Say } | undefined;
  const marked = (): Say => {
    const say = plain();
    // One function for as long as the texts stay, as the page draws anew with each.
    if (last?.plain !== say) {
      const speak: Say = (key, params) => {
        const words = say(key, params);
        return words === key ? words : marks.mark(words, chosenKey(texts, key, params));
      };
      last = { plain: say, marked: speak };
    }
    return last.marked;
  };
  texts.say = () => (isOn ? marked() : plain());
  texts.subscribe = (listener) => {
    heard.add(listener);
    const leave = subscribe(listener);
    return () => {
      heard.delete(listener);
      leave();
    };
  };
  return (on) => {
    if (on === isOn) return;
    isOn = on;
    for (const listener of heard) listener();
  };
}
