/** What a set of characters is called: one of them, and several. */
export type Naming = { one: string; many: string };

const SCRIPTS: Readonly<Record<string, string>> = {
  Han: 'Chinese',
  Hangul: 'Korean',
  Hiragana: 'Japanese hiragana',
  Katakana: 'Japanese katakana',
  Thai: 'Thai',
  Myanmar: 'Burmese',
  Latin: 'Latin',
  Cyrillic: 'Cyrillic',
  Arabic: 'Arabic',
  Lao: 'Lao',
  Khmer: 'Khmer',
};

const naming = (one: string, many: string): Naming => ({ one, many });

const PROPERTIES: Readonly<Record<string, Naming>> = {
  L: naming('a letter of any script', 'letters of any script'),
  Lu: naming('a capital of any script', 'capitals of any script'),
  Ll: naming('a small letter of any script', 'small letters of any script'),
  M: naming('an accent or vowel sign', 'accents or vowel signs'),
  N: naming('a number of any script', 'numbers of any script'),
  Nd: naming('a digit of any script', 'digits of any script'),
  P: naming('a punctuation mark', 'punctuation marks'),
  S: naming('a symbol', 'symbols'),
  Sm: naming('a mathematical sign', 'mathematical signs'),
  Sc: naming('a currency sign', 'currency signs'),
  Cc: naming('a control character', 'control characters'),
  White_Space: naming('white space', 'white space'),
  Emoji: naming('an emoji', 'emoji'),
};

const ESCAPES: Readonly<Record<string, Naming>> = {
  d: naming('a digit', 'digits'),
  w: naming('a letter A–Z, digit or “_”', 'letters A–Z, digits or “_”'),
  s: naming('white space', 'white space'),
  t: naming('a tab', 'tabs'),
  n: naming('a line break', 'line breaks'),
  r: naming('a line break', 'line breaks'),
};

const but = ({ many }: Naming): Naming =>
  naming(`any character but ${many}`, `characters other than ${many}`);

/** Characters that nothing can be seen of, such as a zero-width space. */
const UNSEEN = /[\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** A character as it is written for people: in quotes, or by its number where nothing would be seen. */
export function characterWords(character: string): string {
  if (character === ' ') return 'space';
  const code = character.codePointAt(0) ?? 0;
  return UNSEEN.test(character) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : `“${character}”`;
}

const single = (character: string): Naming =>
  character === ' '
    ? naming('a space', 'spaces')
    : naming(characterWords(character), characterWords(character));

function propertyWords(escape: string): Naming {
  const name = escape.slice(3, -1);
  const script = /^(?:Script|sc|Script_Extensions|scx)=(.+)$/.exec(name)?.[1];
  const words =
    script === undefined
      ? (PROPERTIES[name] ?? naming(`a character of ${name}`, `characters of ${name}`))
      : naming(`a ${SCRIPTS[script] ?? script} character`, `${SCRIPTS[script] ?? script} characters`);
  return escape.startsWith('\\P') ? but(words) : words;
}

/** The character that an escape stands for; undefined for one that stands for many. */
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
  const words = ESCAPES[name.toLowerCase()] ?? naming(escape, escape);
  return /[DWS]/.test(name) ? but(words) : words;
}

const MEMBER = /\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|[pP]\{[^}]*\}|[^])|[^]/gu;

const keyboardSymbols = naming('a symbol of an English keyboard', 'symbols of an English keyboard');

const RANGES: Readonly<Record<string, Naming>> = {
  '!-/': keyboardSymbols,
  ':-@': keyboardSymbols,
  '[-`': keyboardSymbols,
  '{-~': keyboardSymbols,
  'A-Z': naming('a capital A–Z', 'capitals A–Z'),
  'a-z': naming('a small letter a–z', 'small letters a–z'),
  '0-9': naming('a digit', 'digits'),
  '!-~': naming(
    'a letter A–Z, digit or symbol of an English keyboard',
    'letters A–Z, digits or symbols of an English keyboard',
  ),
};

const rangeWords = (from: string, to: string): Naming =>
  RANGES[`${from}-${to}`] ??
  (/^\d$/.test(from) && /^\d$/.test(to)
    ? naming(`a digit from ${from} to ${to}`, `digits from ${from} to ${to}`)
    : naming(
        `a character from ${characterWords(from)} to ${characterWords(to)}`,
        `characters from ${characterWords(from)} to ${characterWords(to)}`,
      ));

/** Single characters named one by one; the rest of a long list is counted. */
const NAMED = 8;

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

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
  const both = [RANGES['A-Z'], RANGES['a-z']].every((range) => range && sets.includes(range));
  const letters = both
    ? [
        naming('a letter A–Z', 'letters A–Z'),
        ...sets.filter((set) => set !== RANGES['A-Z'] && set !== RANGES['a-z']),
      ]
    : sets;
  const spoken = (characters.length > NAMED + 1 ? characters.slice(0, NAMED) : characters).map(single);
  const more = characters.length - spoken.length;
  const all = [...new Set(letters), ...spoken];
  const tail = more > 0 ? [`one of ${more} other characters`] : [];
  const words = naming(
    orList([...all.map(({ one }) => one), ...tail]),
    orList([...all.map(({ many }) => many), ...tail]),
  );
  return negated ? but(words) : words;
}

/** What a part of an expression that takes one character stands for, in words. */
export function oneWords(source: string): Naming {
  if (source === '.') return naming('any character', 'characters of any kind');
  if (source.startsWith('[') && source.length > 1) return classWords(source);
  return source.startsWith('\\') ? escapeWords(source) : single(source);
}
