import { say, sayIfKnown, type TextKey } from '../language/say.ts';

/** Name of a character set, in singular and plural. */
export type Naming = { one: string; many: string };

const both = (one: string, many: string): Naming => ({ one, many });

/** Name by a text key with plural forms for one and several characters. */
const naming = (key: TextKey, params: Readonly<Record<string, string>> = {}): Naming =>
  both(say(key, { ...params, count: 1 }), say(key, { ...params, count: 2 }));

const PROPERTIES: Readonly<Record<string, Naming>> = {
  L: naming('console.characters.letter'),
  Lu: naming('console.characters.capital'),
  Ll: naming('console.characters.smallLetter'),
  M: naming('console.characters.accent'),
  N: naming('console.characters.number'),
  Nd: naming('console.characters.anyDigit'),
  P: naming('console.characters.punctuation'),
  S: naming('console.characters.symbol'),
  Sm: naming('console.characters.mathSign'),
  Sc: naming('console.characters.currencySign'),
  Cc: naming('console.characters.control'),
  White_Space: naming('console.characters.whiteSpace'),
  Emoji: naming('console.characters.emoji'),
};

const ESCAPES: Readonly<Record<string, Naming>> = {
  d: naming('console.characters.digit'),
  w: naming('console.characters.wordCharacter'),
  s: naming('console.characters.whiteSpace'),
  t: naming('console.characters.tab'),
  n: naming('console.characters.lineBreak'),
  r: naming('console.characters.lineBreak'),
};

const but = ({ many }: Naming): Naming => naming('console.characters.but', { characters: many });

const scriptWords = (script: string): Naming => {
  const [one, many] = [1, 2].map((count) => sayIfKnown(`console.characters.scripts.${script}`, { count }));
  return one !== undefined && many !== undefined
    ? both(one, many)
    : naming('console.characters.ofScript', { script });
};

/** Text in quotation marks. */
export const quoted = (text: string): string => say('console.characters.quoted', { text });

/** Invisible characters, such as a zero-width space. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A character for display: quoted, or by its code point when invisible. */
export function characterWords(character: string): string {
  if (character === ' ') return say('console.characters.spaceName');
  const code = character.codePointAt(0) ?? 0;
  return UNSEEN.test(character) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : quoted(character);
}

const single = (character: string): Naming =>
  character === ' '
    ? naming('console.characters.space')
    : both(characterWords(character), characterWords(character));

function propertyWords(escape: string): Naming {
  const name = escape.slice(3, -1);
  const script = /^(?:Script|sc|Script_Extensions|scx)=(.+)$/.exec(name)?.[1];
  const words =
    script === undefined
      ? (PROPERTIES[name] ?? naming('console.characters.ofClass', { name }))
      : scriptWords(script);
  return escape.startsWith('\\P') ? but(words) : words;
}

/** The character of an escape; undefined for one that stands for several. */
function escaped(escape: string): string | undefined {
  const code = /^\\(?:u\{([0-9A-Fa-f]+)\}|u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2}))$/.exec(escape);
  const number = code?.[1] ?? code?.[2] ?? code?.[3];
  if (number !== undefined) return String.fromCodePoint(Number.parseInt(number, 16));
  return /^\\[^\p{L}\d]$/u.test(escape) ? escape.slice(1) : undefined;
}

function escapeWords(escape: string): Naming {
  if (/^\\[pP]\{/.test(escape)) return propertyWords(escape);
  const character = escaped(escape);
  if (character !== undefined) return single(character);
  const name = escape.charAt(1);
  const words = ESCAPES[name.toLowerCase()] ?? both(escape, escape);
  return /[DWS]/.test(name) ? but(words) : words;
}

const MEMBER = /\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|[^])|[^]/gu;

const keyboardSymbols = naming('console.characters.keyboardSymbol');

const RANGES: Readonly<Record<string, Naming>> = {
  '!-/': keyboardSymbols,
  ':-@': keyboardSymbols,
  '[-`': keyboardSymbols,
  '{-~': keyboardSymbols,
  'A-Z': naming('console.characters.latinCapital'),
  'a-z': naming('console.characters.latinSmall'),
  '0-9': naming('console.characters.digit'),
  '!-~': naming('console.characters.keyboard'),
};

const rangeWords = (from: string, to: string): Naming =>
  RANGES[`${from}-${to}`] ??
  (/^\d$/.test(from) && /^\d$/.test(to)
    ? naming('console.characters.digitRange', { from, to })
    : naming('console.characters.range', { from: characterWords(from), to: characterWords(to) }));

/** Number of characters listed; the rest of a long list is counted. */
const NAMED = 8;

/** `a, b or c`. */
export const orList = (words: readonly string[]): string =>
  words.length < 2
    ? words.join('')
    : [words.slice(0, -1).join(', '), words.at(-1)].join(say('console.characters.or'));

function classWords(source: string): Naming {
  const negated = source.startsWith('[^');
  const members = source.slice(negated ? 2 : 1, -1).match(MEMBER) ?? [];
  const sets: Naming[] = [];
  const characters: string[] = [];
  for (let index = 0; index < members.length; index += 1) {
    const member = members[index] ?? '';
    const character = member.length > 1 && member.startsWith('\\') ? escaped(member) : member;
    const last = members[index + 2];
    if (character !== undefined && members[index + 1] === '-' && last !== undefined) {
      sets.push(rangeWords(character, escaped(last) ?? last));
      index += 2;
    } else if (character === undefined) sets.push(escapeWords(member));
    else characters.push(character);
  }
  const bothCases = [RANGES['A-Z'], RANGES['a-z']].every((range) => range && sets.includes(range));
  const letters = bothCases
    ? [
        naming('console.characters.latinLetter'),
        ...sets.filter((set) => set !== RANGES['A-Z'] && set !== RANGES['a-z']),
      ]
    : sets;
  const spoken = (characters.length > NAMED + 1 ? characters.slice(0, NAMED) : characters).map(single);
  const more = characters.length - spoken.length;
  const all = [...new Set(letters), ...spoken];
  const tail = more > 0 ? [say('console.characters.moreOthers', { number: more })] : [];
  const words = both(
    orList([...all.map(({ one }) => one), ...tail]),
    orList([...all.map(({ many }) => many), ...tail]),
  );
  return negated ? but(words) : words;
}

/** Name of the characters that a part of one character matches. */
export function oneWords(source: string): Naming {
  if (source === '.') return naming('console.characters.any');
  if (source.startsWith('[') && source.length > 1) return classWords(source);
  return source.startsWith('\\') ? escapeWords(source) : single(source);
}
