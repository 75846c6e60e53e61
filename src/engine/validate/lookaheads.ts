/**
 * Cuts the lookaheads off the front of a pattern: `(?=a)(?!b)c` → heads `a`, `b` and the rest `c`.
 *
 * A lookahead at the very front is tried once, at the start of the value, and never re-entered, so the time of the
 * whole is the sum of the times of its parts. Each part alone can be judged by the exact checker, which knows no
 * lookaheads. A pattern with alternatives at the top is left whole, for each of them has a front of its own, and so is
 * one with back references, whose groups may stand in a lookahead.
 */
export function splitLookaheads(source: string): { heads: string[]; rest: string } {
  const whole = { heads: [], rest: source };
  if (/\\[1-9]|\\k</.test(source)) return whole;
  const heads: string[] = [];
  let rest = source.startsWith('^') ? source.slice(1) : source;
  while (rest.startsWith('(?=') || rest.startsWith('(?!')) {
    const end = closingParenthesis(rest);
    // A quantifier would enter the lookahead again.
    if (end === undefined || /^[*+?{]/.test(rest.slice(end + 1))) break;
    heads.push(rest.slice(3, end));
    rest = rest.slice(end + 1);
  }
  return heads.length === 0 || hasTopLevelAlternatives(rest) ? whole : { heads, rest };
}

/** The parts of a pattern outside its character classes and escapes, with the depth of parentheses at each. */
function* structure(source: string): Generator<{ index: number; character: string; depth: number }> {
  let depth = 0;
  let inClass = false;
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (character === '\\') index += 1;
    else if (inClass) inClass = character !== ']';
    else if (character === '[') inClass = true;
    else {
      if (character === '(') depth += 1;
      if (character === ')') depth -= 1;
      yield { index, character, depth };
    }
  }
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
