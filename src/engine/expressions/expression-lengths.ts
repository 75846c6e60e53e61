import type { Part } from './expression.ts';

/** How many characters (code points) a value has, both included. */
export type Lengths = { min: number; max: number };

const times = (count: number, length: number): number => (count === 0 ? 0 : count * length);

/**
 * How long a value is that an expression matches as a whole. Undefined when no value of the alphabet matches. Lookaheads and
 * edges are taken to hold, so the true lengths may be fewer, never others.
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

/** Whether what takes one character takes one of these. */
function takesOneOf(source: string, alphabet: string): boolean {
  const one = new RegExp(`^(?:${source})$`, 'u');
  return [...alphabet].some((character) => one.test(character));
}
