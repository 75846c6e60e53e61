import type { ExpressionPart } from './expression.ts';

/** Range of a value's length in code points, both ends included. */
export type Lengths = { min: number; max: number };

/** True when a part of one character, given by its source, takes some character of the values in question. */
type Takes = (source: string) => boolean;

const times = (count: number, length: number): number => (count === 0 ? 0 : count * length);

/**
 * Lengths of the values that an expression matches as a whole; undefined when none consists of characters that count.
 * Lookaheads and edges count as satisfied, so the range may be too wide, never too narrow.
 */
export function lengthsOf(part: ExpressionPart, takes: Takes = () => true): Lengths | undefined {
  switch (part.kind) {
    case 'one':
      return takes(part.source) ? { min: 1, max: 1 } : undefined;
    case 'look':
    case 'edge':
      return { min: 0, max: 0 };
    case 'group':
      return lengthsOf(part.body, takes);
    case 'sequence': {
      const parts = part.parts.map((inner) => lengthsOf(inner, takes));
      return parts.reduce<Lengths | undefined>(
        (sum, next) => sum && next && { min: sum.min + next.min, max: sum.max + next.max },
        { min: 0, max: 0 },
      );
    }
    case 'choice': {
      const options = part.options.flatMap((option) => lengthsOf(option, takes) ?? []);
      if (options.length === 0) return undefined;
      return {
        min: Math.min(...options.map(({ min }) => min)),
        max: Math.max(...options.map(({ max }) => max)),
      };
    }
    case 'repeat': {
      const body = lengthsOf(part.body, takes);
      if (!body) return part.min === 0 ? { min: 0, max: 0 } : undefined;
      return { min: times(part.min, body.min), max: times(body.max, part.max) };
    }
  }
}
