import type { Part } from './expression.ts';

/** Range of a value's length in code points, both ends included. */
export type Lengths = { min: number; max: number };

const times = (count: number, length: number): number => (count === 0 ? 0 : count * length);

/**
 * Lengths of the values that an expression matches as a whole; undefined when none is made of the alphabet.
 * Lookaheads and edges count as satisfied, so the range may be too wide, never too narrow.
 */
export function lengthsOf(part: Part, alphabet?: string): Lengths | undefined {
  switch (part.kind) {
    case 'one':
      return alphabet === undefined || takesOneOf(part.source, alphabet) ? { min: 1, max: 1 } : undefined;
    case 'look':
    case 'edge':
      return { min: 0, max: 0 };
    case 'group':
      return lengthsOf(part.body, alphabet);
    case 'sequence': {
      const parts = part.parts.map((inner) => lengthsOf(inner, alphabet));
      return parts.reduce<Lengths | undefined>(
        (sum, next) => sum && next && { min: sum.min + next.min, max: sum.max + next.max },
        { min: 0, max: 0 },
      );
    }
    case 'choice': {
      const options = part.options.flatMap((option) => lengthsOf(option, alphabet) ?? []);
      if (options.length === 0) return undefined;
      return {
        min: Math.min(...options.map(({ min }) => min)),
        max: Math.max(...options.map(({ max }) => max)),
      };
    }
    case 'repeat': {
      const body = lengthsOf(part.body, alphabet);
      if (!body) return part.min === 0 ? { min: 0, max: 0 } : undefined;
      return { min: times(part.min, body.min), max: times(body.max, part.max) };
    }
  }
}

/** True when a part of one character matches at least one character of the alphabet. */
function takesOneOf(source: string, alphabet: string): boolean {
  const one = new RegExp(`^(?:${source})$`, 'u');
  return [...alphabet].some((character) => one.test(character));
}
