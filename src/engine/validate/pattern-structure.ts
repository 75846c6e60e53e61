/** The syntax characters of an expression outside its classes and escapes, with the depth of parentheses at each. */
function* structure(source: string): Generator<{ index: number; character: string; depth: number }> {
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (character === '\\') index += escapeLength(source.slice(index)) - 1;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      yield { index, character, depth };
    }
  }
}

/** `\d` is two characters, `\p{L}` and `\u{1F600}` reach to their brace. */
const escapeLength = (rest: string): number => /^\\(?:[pPu]\{[^}]*\}|.)/s.exec(rest)?.[0].length ?? 1;

/**
 * Splits leading lookaheads from a pattern: `(?=a)(?!b)c` → heads `a`, `b` and rest `c`. They are tried once and never re-entered, so
 * run times add up, and each part can be judged by the exact checker, which supports no lookaheads.
 * Patterns with top-level alternatives or with back references, which may refer into lookaheads, are not split.
 */
export function splitLookaheads(source: string): { heads: string[]; rest: string } {
  const whole = { heads: [], rest: source };
  if (/\\[1-9]|\\k/.test(source)) return whole;
  const heads: string[] = [];
  let rest = source.startsWith('^') ? source.slice(1) : source;
  while (rest.startsWith('(?=') || rest.startsWith('(?!')) {
    const end = closingParenthesis(rest);
    if (end === undefined) break;
    heads.push(rest.slice(3, end));
    rest = rest.slice(end + 1);
  }
  return heads.length === 0 || hasTopLevelAlternatives(rest) ? whole : { heads, rest };
}

function closingParenthesis(source: string): number | undefined {
  for (const { index, character, depth } of structure(source)) {
    if (character === ')' && depth === 0) return index;
  }
  return undefined;
}

function hasTopLevelAlternatives(source: string): boolean {
  for (const { character, depth } of structure(source)) {
    if (character === '|' && depth === 0) return true;
  }
  return false;
}

/**
 * Replaces every counted repetition by one without an upper count: `a{2,5}` → `a+`, `a{0,9}` → `a*`. `[0-9]{4}` stays:
 * a fixed count of single characters leaves one way to match.
 */
export function unboundRepetitions(source: string): string {
  let result = '';
  let done = 0;
  for (const { index, character } of structure(source)) {
    if (character !== '{') continue;
    const [counts = '{', least, range] = /^\{(\d+)(,\d*)?\}/.exec(source.slice(index)) ?? [];
    const isSingle = range === undefined && source.charAt(index - 1) !== ')' && Number(least) <= 30;
    if (isSingle) continue;
    result += source.slice(done, index) + (Number(least) === 0 ? '*' : '+');
    done = index + counts.length;
  }
  return result + source.slice(done);
}
