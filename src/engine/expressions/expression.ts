/** Range of a part in the source, in UTF-16 units: from `start` up to `end`. */
export type SourceSpan = { start: number; end: number };

/** One part of a regular expression. */
export type ExpressionPart = SourceSpan &
  (
    | {
        /** Matches one character: a literal, an escape, a class, a dot. */
        kind: 'one';
        source: string;
      }
    | { kind: 'sequence'; parts: readonly ExpressionPart[] }
    | { kind: 'choice'; options: readonly ExpressionPart[] }
    | { kind: 'group'; body: ExpressionPart }
    | { kind: 'look'; negative: boolean; body: ExpressionPart }
    | { kind: 'edge'; of: '^' | '$' | '\\b' | '\\B' }
    | { kind: 'repeat'; body: ExpressionPart; min: number; max: number; lazy: boolean }
  );

/** A syntax that has no part here: back references, lookbehinds. */
class Unreadable extends Error {}

const ESCAPE = /^\\(?:u\{[0-9A-Fa-f]+\}|u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|c[A-Za-z]|[pP]\{[^}]*\}|[^])/u;
const CLASS = /^\[(?:[^\\\]]|\\[^])*\]/u;
const TIMES = /^(?:[*+?]|\{(\d+)(,(\d*))?\})/;

/**
 * Reads an expression as the u flag reads it. Undefined when it does not compile, or has back references or lookbehinds,
 * which patterns of this engine do not use.
 */
export function readExpression(source: string): ExpressionPart | undefined {
  try {
    new RegExp(source, 'u');
  } catch {
    return undefined;
  }
  let at = 0;
  const rest = (): string => source.slice(at);
  const taken = (text: string): SourceSpan => {
    const start = at;
    at += text.length;
    return { start, end: at };
  };

  function choice(): ExpressionPart {
    const start = at;
    const options = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    const [only] = options;
    return options.length === 1 && only ? only : { kind: 'choice', options, start, end: at };
  }

  function sequence(): ExpressionPart {
    const start = at;
    const parts: ExpressionPart[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated());
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: 'sequence', parts, start, end: at };
  }

  function repeated(): ExpressionPart {
    const { start } = { start: at };
    const body = atom();
    const [times, least, range, most] = TIMES.exec(rest()) ?? [];
    if (times === undefined) return body;
    taken(times);
    const lazy = source[at] === '?';
    if (lazy) at += 1;
    const min = least === undefined ? (times === '+' ? 1 : 0) : Number(least);
    const max =
      least === undefined
        ? times === '?'
          ? 1
          : Infinity
        : range === undefined
          ? min
          : most
            ? Number(most)
            : Infinity;
    return { kind: 'repeat', body, min, max, lazy, start, end: at };
  }

  function parenthesis(opening: string): { body: ExpressionPart; start: number; end: number } {
    const { start } = taken(opening);
    const body = choice();
    at += 1;
    return { body, start, end: at };
  }

  function atom(): ExpressionPart {
    const text = rest();
    const [opening] = /^\((?:\?(?::|=|!|<=|<!|<[^>]*>))?/.exec(text) ?? [];
    if (opening === '(?<=' || opening === '(?<!') throw new Unreadable();
    if (opening === '(?=' || opening === '(?!') {
      return { kind: 'look', negative: opening === '(?!', ...parenthesis(opening) };
    }
    if (opening !== undefined) return { kind: 'group', ...parenthesis(opening) };
    if (text[0] === '^' || text[0] === '$') return { kind: 'edge', of: text[0], ...taken(text[0]) };
    if (/^\\[bB]/.test(text)) return { kind: 'edge', of: text[1] === 'b' ? '\\b' : '\\B', ...taken('\\b') };
    if (/^\\(?:[1-9]|k<)/.test(text)) throw new Unreadable();
    const one = (CLASS.exec(text) ?? ESCAPE.exec(text) ?? /^[^]/u.exec(text))?.[0] ?? '';
    return { kind: 'one', source: one, ...taken(one) };
  }

  try {
    return choice();
  } catch (fault) {
    if (fault instanceof Unreadable) return undefined;
    throw fault;
  }
}
