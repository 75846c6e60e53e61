/**
 * Source of the expression that accepts a whole value: `^(?:…)$`. `*` accepts anything, line breaks too. To be compiled
 * with the u flag.
 */
export const wholeValueSource = (source: string): string =>
  source === '*' ? '^[\\s\\S]*$' : `^(?:${source})$`;

const compiled = new Map<string, RegExp | undefined>();

/** A pattern as it is matched everywhere: whole value, u flag. Undefined when the source does not compile. */
export function compilePattern(source: string): RegExp | undefined {
  if (!compiled.has(source)) compiled.set(source, compile(source));
  return compiled.get(source);
}

function compile(source: string): RegExp | undefined {
  try {
    // Compiled alone first: "a)|(b" is no pattern, although "^(?:a)|(b)$" would compile.
    if (source !== '*') new RegExp(source, 'u');
    return new RegExp(wholeValueSource(source), 'u');
  } catch {
    return undefined;
  }
}
