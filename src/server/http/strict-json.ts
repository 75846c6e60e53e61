/** Deeper than any call goes, and far less than what could exhaust a stack. */
const maxDepth = 32;

/** A text that is JSON, and that two readers could not take for two things. */
export type StrictJson = { value: unknown } | { problem: string };

/** Index behind the closing quote of the string that starts at `start`. */
function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Flaw that JSON.parse accepts: nesting too deep, or a name that stands twice in one object (it keeps the last). */
function flawOf(json: string): string | undefined {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at];
    if (letter === '{' || letter === '[') {
      if (open.push(letter === '{' ? new Set() : undefined) > maxDepth) return 'must not be nested so deeply';
    } else if (letter === '}' || letter === ']') open.pop();
    else if (letter === '"') {
      const end = stringEnd(json, at);
      const names = open.at(-1);
      if (names && /^\s*:/u.test(json.slice(end, end + 64))) {
        const name = JSON.parse(json.slice(at, end)) as string;
        if (names.has(name)) return 'must have each name once';
        if (name === '__proto__') return 'must not have the name __proto__';
        names.add(name);
      }
      at = end - 1;
    }
  }
  return undefined;
}

/** Matches escaped U+0000 and half surrogate pairs in our own JSON: no text of PostgreSQL holds these. */
const notStorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/u;

/**
 * Reads a body as JSON. A byte order mark, a name that stands twice, nesting beyond 32 levels, U+0000 and half characters are problems
 * too.
 */
export function strictJson(text: string): StrictJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'must be JSON' };
  }
  if (text.includes('\\u') && notStorable.test(JSON.stringify(value)))
    return { problem: 'must have whole characters and no U+0000' };
  const problem = flawOf(text);
  return problem === undefined ? { value } : { problem };
}
